import { isLocale } from './locale.ts'
import type { MeasuredRoute } from './page-measures.ts'
import { PATHS, PATHS_FROM_OUTSIDE } from './site-paths.ts'

/** What hangs on the address of a page. */
export type Page = {
  readonly path: string
  /** About one person: no cache keeps it, and nobody is told that a visitor came from there. */
  readonly isPrivate: boolean
  /** What differs in its path is as good as a password, and stands in no log. */
  readonly hasSecret: boolean
  /** Search engines may read it; whether they keep it, the page itself may say. */
  readonly isCrawled: boolean
  /** Stands in the sitemap as it is. */
  readonly isIndexed: boolean
  /** Also while the shop is closed: what was bought, and what the law wants to be read. */
  readonly isPastTheDoor: boolean
  /** An installed shop shows it without a connection. */
  readonly isKeptOffline: boolean
  readonly measuredAs: MeasuredRoute
  /** What its address may say behind the question mark. Asked for by any other name, the page is treated as private. */
  readonly query: readonly string[]
}

type Said = Partial<Omit<Page, 'path'>>

/** What is not said is the careful answer: a page about which nothing is said is one that nobody else may see. */
export function page(path: string, said: Said): Page {
  return {
    path,
    isPrivate: true,
    hasSecret: said.isPrivate ?? true,
    isCrawled: false,
    isIndexed: false,
    isPastTheDoor: false,
    isKeptOffline: false,
    measuredAs: 'other',
    query: [],
    ...said,
  }
}

/** The same for everybody. */
const PUBLIC = { isPrivate: false, isCrawled: true, isIndexed: true, isKeptOffline: true }
/** Not in the sitemap as it is: it needs a name, which has its own lists there, or is not to be found. */
const NAMED = { ...PUBLIC, isIndexed: false }

/** Of customers who have bought something, and what they agreed to. */
const OWN = { isPastTheDoor: true }

const CAR = ['armadora', 'modelo', 'anio']
const LIST = [
  ...['page', 'limit', 'sort', 'lista', 'promo', 'search', 'autoparte', ...CAR, 'motor', 'categoria', 'subcategoria', 'tipo', 'marca'],
  ...['posicion', 'lado', 'material', 'gama'],
  ...['precio_min', 'precio_max', 'en_stock', 'outlet', 'promocion', 'servicio_pesado'],
]

const EVERY_PATH = { ...PATHS, ...PATHS_FROM_OUTSIDE }
type PageName = keyof typeof EVERY_PATH

const SAID: Readonly<Record<PageName, Said>> = {
  home: { ...PUBLIC, measuredAs: 'home', query: ['cuenta'] },
  products: { ...PUBLIC, measuredAs: 'list', query: LIST },
  product: { ...NAMED, measuredAs: 'part', query: ['ref'] },
  search: { ...NAMED, measuredAs: 'search', query: LIST },
  promotions: { ...PUBLIC, measuredAs: 'promotions' },
  news: { ...PUBLIC, measuredAs: 'news', query: ['page'] },
  article: { ...NAMED, measuredAs: 'article' },
  about: { ...PUBLIC, measuredAs: 'shop' },
  quotation: { ...PUBLIC, isKeptOffline: false, query: [...CAR, 'cilindraje', 'autoparte'] },
  quotationRedirect: { query: [...CAR, 'cilindraje', 'autoparte'] },
  offer: {},
  warranty: { ...PUBLIC, ...OWN, measuredAs: 'shop' },
  privacy: { ...PUBLIC, ...OWN, measuredAs: 'shop' },
  cookies: { ...PUBLIC, ...OWN, measuredAs: 'shop' },
  login: { ...OWN, isPrivate: false, measuredAs: 'account' },
  register: { isPrivate: false, measuredAs: 'account' },
  forgottenPassword: { ...OWN, isPrivate: false, measuredAs: 'account' },
  newPassword: { ...OWN, measuredAs: 'account' },
  linkFailed: { ...OWN, isPrivate: false },
  account: { ...OWN, measuredAs: 'account' },
  confirmChange: { ...OWN, measuredAs: 'account' },
  checkout: { measuredAs: 'cart' },
  summary: { measuredAs: 'cart' },
  confirmation: { ...OWN, measuredAs: 'cart', query: ['checkout'] },
  orders: { ...OWN, measuredAs: 'account' },
  // The folio is written on receipts and said on the telephone.
  order: { ...OWN, hasSecret: false, measuredAs: 'account' },
}

/** Everything there is to say about every page of the shop, once. */
export const PAGES = Object.fromEntries(
  Object.entries(SAID).map(([name, said]) => [name, page(EVERY_PATH[name as PageName], said)]),
) as Readonly<Record<PageName, Page>>

export const ALL_PAGES: readonly Page[] = Object.values(PAGES)

const PATTERNS = ALL_PAGES.map((one) => [new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`, 'i'), one] as const)

/** The page that the router shows at a path, however the path is spelled; its data has the same address with an ending. */
export function pageAt(pathname: string): Page | undefined {
  const [, language, ...below] =
    decodedPath(pathname)
      ?.replace(/\.data$/, '')
      .split('/') ?? []
  return isLocale(language) ? PATTERNS.find(([pattern]) => pattern.test(below.join('/')))?.[1] : undefined
}

/** As routers read it: each part by itself, so that an encoded slash divides nothing. */
export function decodedPath(pathname: string): string | undefined {
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
const BY_CAMPAIGNS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|srsltid)$/

export function isKnownQuery({ query }: Page, name: string): boolean {
  return query.includes(name) || BY_CAMPAIGNS.test(name)
}

/** As `URL` has it. */
type Address = { readonly pathname: string; readonly searchParams: { readonly keys: () => Iterable<string> } }

/** Whether everybody who asks for an address gets the same answer; an address that nobody described is private. */
export function isForEverybody({ pathname, searchParams }: Address): boolean {
  const asked = pageAt(pathname)
  return asked !== undefined && !asked.isPrivate && [...searchParams.keys()].every((name) => isKnownQuery(asked, name))
}

export function measuredRoute(pathname: string): MeasuredRoute {
  return pageAt(pathname)?.measuredAs ?? 'other'
}

/** Whether a page is shown while the shop is closed to visitors. */
export function isPastTheDoor(pathname: string): boolean {
  return pageAt(pathname)?.isPastTheDoor ?? false
}
