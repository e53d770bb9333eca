import type { Locale } from '@shop/domain/locale'
import { ALL_PAGES, PAGES, type Page } from '@shop/domain/site-map'

function below({ path }: Page): string {
  return path && `/${path}`
}

/** Addresses of public pages as search engines are told them, below `/es` and `/en`. The crawler test holds them against the pages. */
export const STATIC_PAGES = ALL_PAGES.filter(({ isIndexed }) => isIndexed).map(below)

export function partPage(id: number | string): string {
  return `${below(PAGES.product)}?${new URLSearchParams({ ref: String(id) })}`
}
export function listPage(query: Readonly<Record<string, string>>): string {
  return `${below(PAGES.products)}?${new URLSearchParams(query)}`
}
export function articlePage(slug: string): string {
  return `${below(PAGES.news)}/${encodeURIComponent(slug)}`
}

export function inLanguageOf(publicUrl: string, locale: Locale, page: string): string {
  return `${publicUrl}/${locale}${page}`
}

/** Large, and without a choice of formats that an address could not name. */
export function pictureAddress(imagesUrl: string, name: string): string {
  return `${imagesUrl}/images/products/${encodeURIComponent(name)}?w=1200`
}
