import { LOCALES, type Locale } from '@shop/domain/locale'
import { LANGUAGE_TAGS } from '@shop/domain/search-engines'
import type { HeadTag } from '../router/head.tsx'
import { pageDescription } from './page-title.ts'

export type PageFacts = {
  /** Where the shop is found, from PUBLIC_URL. */
  readonly origin: string
  readonly locale: Locale
  readonly shopName: string
  readonly title: string
  readonly description: string
  /** The page's one address, in each language. Without one the page is kept out of search results. */
  readonly address: ((locale: Locale) => string) | undefined
  /** The picture that is shown where somebody shares the page. */
  readonly picture: string
  readonly kind?: 'website' | 'article' | 'product'
  /** What the page shows, in the words of schema.org. */
  readonly facts?: readonly object[]
}

const SHARE_SIZE = { width: '1200', height: '630' }
const SOCIAL_LOCALES: Readonly<Record<Locale, string>> = { es: 'es_MX', en: 'en_US' }

/** All that a page says about itself to search engines and to whoever shares it. Made on the server: browsers only repeat it. */
export function pageHead(page: PageFacts): HeadTag[] {
  const description = pageDescription(page.description)
  return [
    { title: page.title },
    { name: 'description', content: description },
    ...(page.address ? addressTags(page, page.address) : [{ name: 'robots', content: 'noindex, follow' }]),
    ...shareTags(page, description),
    ...(page.facts ?? []).map((fact) => ({ facts: { '@context': 'https://schema.org', ...fact } })),
  ]
}

function addressTags({ origin, locale }: PageFacts, address: (locale: Locale) => string): HeadTag[] {
  return [
    { tagName: 'link', rel: 'canonical', href: origin + address(locale) },
    ...LOCALES.map((one) => alternate(LANGUAGE_TAGS[one], origin + address(one))),
    alternate('x-default', origin + address('es')),
  ]
}

function alternate(hrefLang: string, href: string): HeadTag {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function shareTags({ origin, locale, shopName, title, address, picture, kind }: PageFacts, description: string): HeadTag[] {
  return [
    { property: 'og:type', content: kind ?? 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: origin + address(locale) }] : []),
    { property: 'og:locale', content: SOCIAL_LOCALES[locale] },
    ...LOCALES.filter((one) => one !== locale).map((one) => ({ property: 'og:locale:alternate', content: SOCIAL_LOCALES[one] })),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: SHARE_SIZE.width },
    { property: 'og:image:height', content: SHARE_SIZE.height },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
