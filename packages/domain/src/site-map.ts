import { isLocale, type Locale } from './locale.ts'
import type { MeasuredRoute } from './page-measures.ts'

/** A page of the shop and everything that hangs on its address. What is not said is the careful answer. */
export type Page<Path extends string = string> = {
  /** Below the language, as routers write it: `:name` stands for whatever differs. */
  readonly path: Path
  /** About one person: no cache keeps it, and nobody is told that a visitor came from there. */
  readonly isPrivate: boolean
  /** What differs in its path is as good as a password, and stands in no log. */
  readonly hasSecret: boolean
  /** Search engines may read it; whether they keep it, the page itself may say. */
  readonly isCrawled: boolean
  /** Stands in the sitemap as it is. */
  readonly isIndexed: boolean
  /** An installed shop shows it without a connection. */
  readonly isKeptOffline: boolean
  readonly measuredAs: MeasuredRoute
  /** What its address may say behind the question mark. Asked for by any other name, the page is treated as private. */
  readonly query: readonly string[]
}

/** Nothing but a path: a page that nobody else may see. */
export const page = <const Path extends string>(said: { readonly path: Path } & Partial<Page>): Page<Path> => ({
  isPrivate: true,
  hasSecret: said.isPrivate ?? true,
  isCrawled: false,
  isIndexed: false,
  isKeptOffline: false,
  measuredAs: 'other',
  query: [],
  ...said,
})

/** A page that is the same for everybody. */
const publicPage = <const Path extends string>(said: { readonly path: Path } & Partial<Page>): Page<Path> =>
  page({ isPrivate: false, isCrawled: true, isIndexed: true, isKeptOffline: true, ...said })

const CAR = ['armadora', 'modelo', 'anio']
const LIST = [
  ...['page', 'limit', 'sort', 'lista', 'promo', 'search', 'autoparte', ...CAR, 'motor', 'categoria', 'subcategoria', 'tipo', 'marca'],
  ...['precio_min', 'precio_max', 'en_stock', 'outlet', 'promocion', 'servicio_pesado'],
]

/** Every page of the shop, written once. */
export const PAGES = {
  home: publicPage({ path: '', measuredAs: 'home', query: ['cuenta'] }),
  products: publicPage({ path: 'productos', measuredAs: 'list', query: LIST }),
  product: publicPage({ path: 'productos/p', isIndexed: false, measuredAs: 'part', query: ['ref'] }),
  search: publicPage({ path: 'busqueda', isIndexed: false, measuredAs: 'search', query: LIST }),
  promotions: publicPage({ path: 'promociones', measuredAs: 'promotions' }),
  news: publicPage({ path: 'noticias', measuredAs: 'news', query: ['page'] }),
  article: publicPage({ path: 'noticias/:noticia', isIndexed: false, measuredAs: 'article' }),
  about: publicPage({ path: 'acerca', measuredAs: 'shop' }),
  quotation: publicPage({ path: 'cotizacion', isKeptOffline: false, query: [...CAR, 'cilindraje', 'autoparte'] }),
  quotationRedirect: page({ path: 'cotizacion/redirect', query: [...CAR, 'cilindraje', 'autoparte'] }),
  offer: page({ path: 'cotizacion/oferta/:token' }),
  warranty: publicPage({ path: 'garantias-y-devoluciones', measuredAs: 'shop' }),
  privacy: publicPage({ path: 'aviso-de-privacidad', measuredAs: 'shop' }),
  cookies: publicPage({ path: 'uso-de-cookies', measuredAs: 'shop' }),
  login: page({ path: 'login', isPrivate: false, measuredAs: 'account' }),
  register: page({ path: 'registro', isPrivate: false, measuredAs: 'account' }),
  forgottenPassword: page({ path: 'password-reset', isPrivate: false, measuredAs: 'account' }),
  newPassword: page({ path: 'password-reset/:token', measuredAs: 'account' }),
  linkFailed: page({ path: 'email-error-verify', isPrivate: false }),
  account: page({ path: 'mi-cuenta', measuredAs: 'account' }),
  confirmChange: page({ path: 'mi-cuenta/verify/:id', measuredAs: 'account' }),
  checkout: page({ path: 'cart/checkout', measuredAs: 'cart' }),
  summary: page({ path: 'cart/resumen', measuredAs: 'cart' }),
  confirmation: page({ path: 'cart/confirmacion', measuredAs: 'cart', query: ['checkout'] }),
  orders: page({ path: 'historial-compras', measuredAs: 'account' }),
  /** The folio is written on receipts and said on the telephone. */
  order: page({ path: 'detalles-compra/:id', hasSecret: false, measuredAs: 'account' }),
}

export const ALL_PAGES: readonly Page[] = Object.values(PAGES)

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Filled<Path extends string> = [Parameters<Path>] extends [never] ? [] : [Readonly<Record<Parameters<Path>, string>>]

/** The address of a page, in a language. */
export const pathTo = <Path extends string>({ path }: Page<Path>, locale: Locale, ...[filled]: Filled<Path>): string => {
  const values: Readonly<Record<string, string>> = filled ?? {}
  return `/${locale}${path && '/'}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`
}

const PATTERNS = ALL_PAGES.map((one) => [new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`, 'i'), one] as const)

/** The page that the router shows at a path, however the path is spelled; its data has the same address with an ending. */
export const pageAt = (pathname: string): Page | undefined => {
  const [, language, ...below] =
    decodedPath(pathname)
      ?.replace(/\.data$/, '')
      .split('/') ?? []
  return isLocale(language) ? PATTERNS.find(([pattern]) => pattern.test(below.join('/')))?.[1] : undefined
}

/** As routers read it: each part by itself, so that an encoded slash divides nothing. */
export const decodedPath = (pathname: string): string | undefined => {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return undefined
  }
}

/** Added by whoever sends visitors; no page looks at them. */
const BY_CAMPAIGNS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|_routes)$/

export const isKnownQuery = ({ query }: Page, name: string): boolean => query.includes(name) || BY_CAMPAIGNS.test(name)

/** As `URL` has it. */
type Address = { readonly pathname: string; readonly searchParams: { readonly keys: () => Iterable<string> } }

/** Whether everybody who asks for an address gets the same answer; an address that nobody described is private. */
export const isForEverybody = ({ pathname, searchParams }: Address): boolean => {
  const asked = pageAt(pathname)
  return asked !== undefined && !asked.isPrivate && [...searchParams.keys()].every((name) => isKnownQuery(asked, name))
}

export const measuredRoute = (pathname: string): MeasuredRoute => pageAt(pathname)?.measuredAs ?? 'other'
