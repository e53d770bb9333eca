/** Title of a page that search engines have no business with. */
export const PrivateHead = ({ title }: { readonly title: string }) => (
  <>
    <title>{`${title} | La Tuerca`}</title>
    <meta name="robots" content="noindex" />
  </>
)
