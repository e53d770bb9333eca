import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, SORTS, type Sort } from '@shop/domain/listing'
import { LOCALES, type Locale } from '@shop/domain/locale'
import { PAGES, pathTo } from '@shop/domain/site-map'
import type { GarageCar } from './browser/garage.ts'
import { hosts } from './hosts.ts'

type Listing = { readonly page?: number; readonly limit?: number; readonly sort?: Sort }

/** The addresses of the shop's pages, with what each says behind the question mark. */
export const paths = {
  home: (locale: Locale) => pathTo(PAGES.home, locale),
  products: (locale: Locale, listing: Listing = {}) => pathTo(PAGES.products, locale) + listingQuery(listing),
  product: (locale: Locale, id: string) => `${pathTo(PAGES.product, locale)}?${new URLSearchParams({ ref: id })}`,
  productList: (locale: Locale, list: string) => paths.list(locale, { lista: list }),
  /** A list by what it is narrowed to. */
  list: (locale: Locale, query: Record<string, string>) =>
    pathTo(PAGES.products, locale) + (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''),
  category: (locale: Locale, slug: string) => paths.list(locale, { categoria: slug }),
  /** As the banners of categories (and the logos of brands) write it: every parameter said. */
  categorySearch: (locale: Locale, title: string) =>
    paths.list(locale, { search: title, page: '1', limit: String(DEFAULT_PAGE_SIZE), sort: '0' }),
  /** An address that the shop's staff wrote, without its language. */
  inShop: (locale: Locale, address: string) => `/${locale}${address}`,
  search: (locale: Locale, query: Record<string, string>) => `${paths.searchPage(locale)}?${new URLSearchParams(query)}`,
  searchPage: (locale: Locale) => pathTo(PAGES.search, locale),
  promotions: (locale: Locale) => pathTo(PAGES.promotions, locale),
  news: (locale: Locale, page = 1) => pathTo(PAGES.news, locale) + (page > 1 ? `?page=${page}` : ''),
  article: (locale: Locale, slug: string) => pathTo(PAGES.article, locale, { noticia: slug }),
  about: (locale: Locale) => pathTo(PAGES.about, locale),
  quotation: (locale: Locale, asked: QuotationQuery = {}) => pathTo(PAGES.quotation, locale) + quotationQuery(asked),
  offer: (locale: Locale, token: string) => pathTo(PAGES.offer, locale, { token }),
  privacy: (locale: Locale) => pathTo(PAGES.privacy, locale),
  warranty: (locale: Locale) => pathTo(PAGES.warranty, locale),
  cookies: (locale: Locale) => pathTo(PAGES.cookies, locale),
  /** As somebody sees it who is sent a link. */
  sharedPicture: (name: string | undefined) => `${hosts().images}/images/products/${encodeURIComponent(name ?? 'default.png')}?og=1`,
  login: (locale: Locale, asked: SignInQuery = {}) => pathTo(PAGES.login, locale) + signInQuery(asked),
  register: (locale: Locale, asked: SignInQuery = {}) => pathTo(PAGES.register, locale) + signInQuery(asked),
  forgottenPassword: (locale: Locale) => pathTo(PAGES.forgottenPassword, locale),
  linkFailed: (locale: Locale, cause?: 'vencido') => pathTo(PAGES.linkFailed, locale) + (cause ? `?motivo=${cause}` : ''),
  account: (locale: Locale) => pathTo(PAGES.account, locale),
  orders: (locale: Locale) => pathTo(PAGES.orders, locale),
  order: (locale: Locale, folio: string, part = '') => pathTo(PAGES.order, locale, { id: folio }) + part,
  checkout: (locale: Locale, part = '') => pathTo(PAGES.checkout, locale) + part,
  summary: (locale: Locale) => pathTo(PAGES.summary, locale),
  /** The id of the purchase: the result can be shown again, and nothing is made by showing it. */
  confirmation: (locale: Locale, checkoutId: string) => `${pathTo(PAGES.confirmation, locale)}?checkout=${checkoutId}`,
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
