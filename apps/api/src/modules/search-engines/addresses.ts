import type { Locale } from '@shop/domain/locale'
import { ALL_PAGES, PAGES, type Page } from '@shop/domain/site-map'

const below = ({ path }: Page): string => path && `/${path}`

/** Addresses of public pages as search engines are told them, below `/es` and `/en`. The crawler test holds them against the pages. */
export const STATIC_PAGES = ALL_PAGES.filter(({ isIndexed }) => isIndexed).map(below)

export const partPage = (id: number | string): string => `${below(PAGES.product)}?${new URLSearchParams({ ref: String(id) })}`
export const listPage = (query: Readonly<Record<string, string>>): string => `${below(PAGES.products)}?${new URLSearchParams(query)}`
export const articlePage = (slug: string): string => `${below(PAGES.news)}/${encodeURIComponent(slug)}`

export const inLanguageOf = (publicUrl: string, locale: Locale, page: string): string => `${publicUrl}/${locale}${page}`

/** Large, and without a choice of formats that an address could not name. */
export const pictureAddress = (imagesUrl: string, name: string): string => `${imagesUrl}/images/products/${encodeURIComponent(name)}?w=1200`
