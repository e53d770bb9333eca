import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, SORTS, type Sort } from '@shop/domain/listing'
import { LOCALES, type Locale } from '@shop/domain/locale'
import type { GarageCar } from './browser/garage.ts'
import { hosts } from './hosts.ts'

type Listing = { readonly page?: number; readonly limit?: number; readonly sort?: Sort }

/** Every address of the shop, written once. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  products: (locale: Locale, listing: Listing = {}) => `/${locale}/productos${listingQuery(listing)}`,
  product: (locale: Locale, id: string) => `/${locale}/productos/p?${new URLSearchParams({ ref: id })}`,
  productList: (locale: Locale, list: string) => `/${locale}/productos?${new URLSearchParams({ lista: list })}`,
  /** A list by what it is narrowed to. */
  list: (locale: Locale, query: Record<string, string>) =>
    `/${locale}/productos${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
  category: (locale: Locale, slug: string) => paths.list(locale, { categoria: slug }),
  /** As the banners of categories (and the logos of brands) write it: every parameter said. */
  categorySearch: (locale: Locale, title: string) =>
    `/${locale}/productos?${new URLSearchParams({ search: title, page: '1', limit: String(DEFAULT_PAGE_SIZE), sort: '0' })}`,
  /** An address that the shop's staff wrote, without its language. */
  inShop: (locale: Locale, address: string) => `/${locale}${address}`,
  search: (locale: Locale, query: Record<string, string>) => `/${locale}/busqueda?${new URLSearchParams(query)}`,
  searchPage: (locale: Locale) => `/${locale}/busqueda`,
  promotions: (locale: Locale) => `/${locale}/promociones`,
  news: (locale: Locale, page = 1) => `/${locale}/noticias${page > 1 ? `?page=${page}` : ''}`,
  article: (locale: Locale, slug: string) => `/${locale}/noticias/${encodeURIComponent(slug)}`,
  about: (locale: Locale) => `/${locale}/acerca`,
  quotation: (locale: Locale, asked: QuotationQuery = {}) => `/${locale}/cotizacion${quotationQuery(asked)}`,
  offer: (locale: Locale, token: string) => `/${locale}/cotizacion/oferta/${encodeURIComponent(token)}`,
  privacy: (locale: Locale) => `/${locale}/aviso-de-privacidad`,
  warranty: (locale: Locale) => `/${locale}/garantias-y-devoluciones`,
  cookies: (locale: Locale) => `/${locale}/uso-de-cookies`,
  /** As somebody sees it who is sent a link. */
  sharedPicture: (name: string | undefined) => `${hosts().images}/images/products/${encodeURIComponent(name ?? 'default.png')}?og=1`,
  login: (locale: Locale, asked: SignInQuery = {}) => `/${locale}/login${signInQuery(asked)}`,
  register: (locale: Locale, asked: SignInQuery = {}) => `/${locale}/registro${signInQuery(asked)}`,
  forgottenPassword: (locale: Locale) => `/${locale}/password-reset`,
  linkFailed: (locale: Locale, cause?: 'vencido') => `/${locale}/email-error-verify${cause ? `?motivo=${cause}` : ''}`,
  account: (locale: Locale) => `/${locale}/mi-cuenta`,
  orders: (locale: Locale) => `/${locale}/historial-compras`,
  order: (locale: Locale, folio: string, part = '') => `/${locale}/detalles-compra/${encodeURIComponent(folio)}${part}`,
  checkout: (locale: Locale, part = '') => `/${locale}/cart/checkout${part}`,
  summary: (locale: Locale) => `/${locale}/cart/resumen`,
  /** The id of the purchase: the result can be shown again, and nothing is made by showing it. */
  confirmation: (locale: Locale, checkoutId: string) => `/${locale}/cart/confirmacion?checkout=${checkoutId}`,
  picture: (name: string | undefined, width: number) =>
    `${hosts().images}/images/products/${encodeURIComponent(name ?? 'default.png')}?w=${width}`,
}

/** What the form is filled in with; also what the outside may say to `/cotizacion/redirect`. */
export type QuotationQuery = { readonly [Field in 'armadora' | 'modelo' | 'anio' | 'cilindraje' | 'autoparte']?: string | undefined }

const quotationQuery = (asked: QuotationQuery): string => {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, text]) => (text ? [[name, text]] : [])))
  return query.size > 0 ? `?${query}` : ''
}

type SignInQuery = {
  /** Where to go on afterwards. */
  readonly next?: string | undefined
  readonly because?: 'vencida' | 'cambiada' | undefined
}

const signInQuery = ({ next, because }: SignInQuery): string => {
  const query = new URLSearchParams({ ...(next ? { next } : {}), ...(because ? { sesion: because } : {}) })
  return query.size > 0 ? `?${query}` : ''
}

/** A car as addresses of lists name it. */
export const carQuery = ({ make, model, year, engine }: GarageCar): Record<string, string> => ({
  armadora: make,
  modelo: model,
  anio: String(year),
  ...(engine ? { motor: engine } : {}),
})

/** The same page with the same query in the other language. */
export const inOtherLanguage = (locale: Locale, { pathname, search }: { pathname: string; search: string }): string => {
  const other = LOCALES.find((one) => one !== locale) ?? locale
  return `/${other}${pathname.replace(/^\/[^/]*/, '')}${search}`
}

/** What is not said is the standard, so that one list has one address. */
const listingQuery = ({ page = 1, limit = DEFAULT_PAGE_SIZE, sort = DEFAULT_SORT }: Listing): string => {
  const query = new URLSearchParams()
  if (page !== 1) query.set('page', String(page))
  if (limit !== DEFAULT_PAGE_SIZE) query.set('limit', String(limit))
  if (sort !== DEFAULT_SORT) query.set('sort', String(SORTS.indexOf(sort)))
  return query.size > 0 ? `?${query}` : ''
}
