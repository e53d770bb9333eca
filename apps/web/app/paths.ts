import type { NamedCar } from '@shop/domain/asked-products'
import { DEFAULT_PAGE_SIZE } from '@shop/domain/listing'
import { LOCALES, type Locale } from '@shop/domain/locale'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { hosts } from './hosts.ts'

/** The addresses of the shop's pages, with what each says behind the question mark. */
export const paths = {
  home: (locale: Locale) => pathTo(PATHS.home, locale),
  products: (locale: Locale) => pathTo(PATHS.products, locale),
  product: (locale: Locale, id: string) => withQuery(pathTo(PATHS.product, locale), { ref: id }),
  productList: (locale: Locale, list: string) => paths.list(locale, { lista: list }),
  /** A list by what it is narrowed to. */
  list: (locale: Locale, query: Query) => withQuery(pathTo(PATHS.products, locale), query),
  category: (locale: Locale, slug: string) => paths.list(locale, { categoria: slug }),
  /** As the banners of categories (and the logos of brands) write it: every parameter said. */
  categorySearch: (locale: Locale, title: string) =>
    paths.list(locale, { search: title, page: '1', limit: String(DEFAULT_PAGE_SIZE), sort: '0' }),
  /** An address that the shop's staff wrote, without its language. */
  inShop: (locale: Locale, address: string) => `/${locale}${address}`,
  search: (locale: Locale, query: Query) => withQuery(paths.searchPage(locale), query),
  searchPage: (locale: Locale) => pathTo(PATHS.search, locale),
  promotions: (locale: Locale) => pathTo(PATHS.promotions, locale),
  news: (locale: Locale, page = 1) => withQuery(pathTo(PATHS.news, locale), { page: page > 1 ? String(page) : undefined }),
  article: (locale: Locale, slug: string) => pathTo(PATHS.article, locale, slug),
  about: (locale: Locale) => pathTo(PATHS.about, locale),
  quotation: (locale: Locale, asked: QuotationQuery = {}) => withQuery(pathTo(PATHS.quotation, locale), asked),
  offer: (locale: Locale, token: string) => pathTo(PATHS.offer, locale, token),
  privacy: (locale: Locale) => pathTo(PATHS.privacy, locale),
  warranty: (locale: Locale) => pathTo(PATHS.warranty, locale),
  cookies: (locale: Locale) => pathTo(PATHS.cookies, locale),
  /** As somebody sees it who is sent a link. */
  /** Another sign of the shop is another picture, which is kept for ever. */
  sharedPicture: (name: string | undefined, sign: string) =>
    `${hosts().images}/images/products/${encodeURIComponent(name ?? 'default.png')}?og=${sign}`,
  login: (locale: Locale, asked: SignInQuery = {}) => withQuery(pathTo(PATHS.login, locale), signInQuery(asked)),
  register: (locale: Locale, asked: SignInQuery = {}) => withQuery(pathTo(PATHS.register, locale), signInQuery(asked)),
  forgottenPassword: (locale: Locale) => pathTo(PATHS.forgottenPassword, locale),
  linkFailed: (locale: Locale, cause?: 'vencido') => withQuery(pathTo(PATHS.linkFailed, locale), { motivo: cause }),
  account: (locale: Locale) => pathTo(PATHS.account, locale),
  orders: (locale: Locale) => pathTo(PATHS.orders, locale),
  order: (locale: Locale, folio: string, part = '') => pathTo(PATHS.order, locale, folio) + part,
  checkout: (locale: Locale, part = '') => pathTo(PATHS.checkout, locale) + part,
  summary: (locale: Locale) => pathTo(PATHS.summary, locale),
  /** The id of the purchase: the result can be shown again, and nothing is made by showing it. */
  confirmation: (locale: Locale, checkoutId: string) => withQuery(pathTo(PATHS.confirmation, locale), { checkout: checkoutId }),
  picture: (name: string | undefined, width: number) =>
    `${hosts().images}/images/products/${encodeURIComponent(name ?? 'default.png')}?w=${width}`,
}

/** What the form is filled in with; also what the outside may say to `/cotizacion/redirect`. */
export type QuotationQuery = { readonly [Field in 'armadora' | 'modelo' | 'anio' | 'cilindraje' | 'autoparte']?: string | undefined }

type SignInQuery = {
  /** Where to go on afterwards. */
  readonly next?: string | undefined
  readonly because?: 'vencida' | 'cambiada' | undefined
}

function signInQuery({ next, because }: SignInQuery): Query {
  return { next, sesion: because }
}

/** A car as addresses of lists name it. */
export function carQuery({ make, model, year, engine }: NamedCar): Record<string, string | undefined> {
  return {
    armadora: make,
    modelo: model,
    anio: year?.toString(),
    motor: engine,
  }
}

/** The same page with the same query in the other language. */
export function inOtherLanguage(locale: Locale, { pathname, search }: { pathname: string; search: string }): string {
  const other = LOCALES.find((one) => one !== locale) ?? locale
  return `/${other}${pathname.replace(/^\/[^/]*/, '')}${search}`
}

type Query = Readonly<Record<string, string | undefined>>

/** What has nothing to say is left out. */
function withQuery(path: string, query: Query): string {
  const said = new URLSearchParams(Object.entries(query).flatMap(([name, text]) => (text ? [[name, text]] : [])))
  return said.size > 0 ? `${path}?${said}` : path
}
