import type { Locale } from '@shop/domain/locale'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { type ShopSign, signVersion } from '@shop/domain/shop-sign'
import { paths } from '../paths.ts'
import type { HeadTag } from '../router/head.tsx'
import { type PageFacts, pageHead } from './page-head.ts'

type Place = { readonly request: Request; readonly locale: Locale; readonly policies: PublicPolicies }
type OwnFacts = Pick<PageFacts, 'title' | 'description' | 'address' | 'kind' | 'facts'> & { readonly picture?: string | undefined }

/** The head of a page, from where it is and what it shows. Requests carry the shop's public address, however they came in. */
export function headFor({ request, locale, policies }: Place, { picture, ...own }: OwnFacts): HeadTag[] {
  const { origin } = new URL(request.url)
  return pageHead({ origin, locale, shopName: policies.identity.name, picture: sharedPicture(origin, policies, picture), ...own })
}

/** A picture in the format of shared links; the shop's own when a page has none. */
export function sharedPicture(origin: string, policies: PublicPolicies, name: string | undefined): string {
  return new URL(paths.sharedPicture(name, signVersion(signOf(policies))), origin).href
}

function signOf({ identity: { name }, looks }: Pick<PublicPolicies, 'identity' | 'looks'>): ShopSign {
  return { name, looks }
}
