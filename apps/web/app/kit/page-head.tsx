import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from '../router/outlet.tsx'

/** Title of a page that search engines have no business with. */
export function PrivateHead({ title }: { readonly title: string }) {
  const { identity } = useOutletContext<PublicPolicies>()
  return (
    <>
      <title>{`${title} | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
