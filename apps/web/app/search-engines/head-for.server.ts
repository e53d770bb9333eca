import type { Locale } from '@shop/domain/locale'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import type { MetaDescriptor } from 'react-router'
import { paths } from '../paths.ts'
import { type PageFacts, pageHead } from './page-head.ts'

type Place = { readonly request: Request; readonly locale: Locale; readonly policies: PublicPolicies }
type OwnFacts = Pick<PageFacts, 'title' | 'description' | 'address' | 'kind' | 'facts'> & { readonly picture?: string | undefined }

/** The head of a page, from where it is and what it shows. Requests carry the shop's public address, however they came in. */
export const headFor = ({ request, locale, policies }: Place, { picture, ...own }: OwnFacts): MetaDescriptor[] => {
  const { origin } = new URL(request.url)
  return pageHead({ origin, locale, shopName: policies.identity.name, picture: sharedPicture(origin, picture), ...own })
}

/** A picture in the format of shared links; the shop's own when a page has none. */
export const sharedPicture = (origin: string, name: string | undefined): string => new URL(paths.sharedPicture(name), origin).href
