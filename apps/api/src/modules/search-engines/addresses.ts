import type { Locale } from '@shop/domain/locale'

/** Addresses of public pages as search engines are told them, below `/es` and `/en`. The crawler test holds them against the pages. */
export const STATIC_PAGES = [
  '',
  '/productos',
  '/promociones',
  '/noticias',
  '/acerca',
  '/cotizacion',
  '/garantias-y-devoluciones',
  '/aviso-de-privacidad',
  '/uso-de-cookies',
] as const

export const partPage = (id: number | string): string => `/productos/p?${new URLSearchParams({ ref: String(id) })}`
export const listPage = (query: Readonly<Record<string, string>>): string => `/productos?${new URLSearchParams(query)}`
export const articlePage = (slug: string): string => `/noticias/${encodeURIComponent(slug)}`

export const inLanguageOf = (publicUrl: string, locale: Locale, page: string): string => `${publicUrl}/${locale}${page}`

/** Large, and without a choice of formats that an address could not name. */
export const pictureAddress = (imagesUrl: string, name: string): string => `${imagesUrl}/images/products/${encodeURIComponent(name)}?w=1200`
