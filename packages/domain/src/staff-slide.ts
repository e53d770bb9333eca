import type { Rule } from './field-rules.ts'
import { DEFAULT_LOCALE, LOCALES } from './locale.ts'
import { pageAt } from './site-map.ts'

/** What the desk writes about a slide. Without an English text the Spanish one is shown. */
export type SlideDraft = {
  readonly titleEs: string
  readonly titleEn: string | undefined
  readonly textEs: string
  readonly textEn: string | undefined
  readonly link: string
  readonly wideImage: string
  readonly narrowImage: string
}

export type StaffSlide = SlideDraft & { readonly id: string; readonly version: number }

/** Width by height: above 680 px of screen, and below. */
export const SLIDE_ASPECTS = { wide: 20 / 7, narrow: 1 }

/** An address inside the shop, without its language: nobody is led to somebody else's site, nor to a page that is not there. */
export const shopAddress: Rule = (text) => {
  const address = cleanShopAddress(text)
  if (!/^\/[^/\\]?/.test(address) || /[\\\s\p{Cc}]/u.test(address) || address.startsWith('//')) return 'shop-address'
  const [path = ''] = address.split(/[?#]/)
  return pageAt(`/${DEFAULT_LOCALE}${path === '/' ? '' : path}`)?.isCrawled ? undefined : 'shop-address'
}

/** A pasted `/es/productos` is `/productos`: each reader stays in their own language. */
export function cleanShopAddress(text: string): string {
  const address = text.trim()
  const language = LOCALES.find(
    (locale) => address === `/${locale}` || address.startsWith(`/${locale}/`) || address.startsWith(`/${locale}?`),
  )
  if (!language) return address
  const rest = address.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}
