/** The only place of the shop that shows HTML as it comes. */
export const ArticleBody = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans the body to a few harmless tags when it is stored and again when it is read
  <div className="prose-shop" dangerouslySetInnerHTML={{ __html: html }} />
)
