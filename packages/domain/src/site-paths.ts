import type { Locale } from './locale.ts'

/**
 * Every page of the shop by its path below the language, as routers write it: `:name` stands for whatever differs.
 * What else there is to say of a page is in the site map; the browser needs no more than this.
 */
export const PATHS = {
  home: '',
  products: 'productos',
  product: 'productos/p',
  search: 'busqueda',
  promotions: 'promociones',
  news: 'noticias',
  article: 'noticias/:noticia',
  about: 'acerca',
  quotation: 'cotizacion',
  offer: 'cotizacion/oferta/:token',
  warranty: 'garantias-y-devoluciones',
  privacy: 'aviso-de-privacidad',
  cookies: 'uso-de-cookies',
  login: 'login',
  register: 'registro',
  forgottenPassword: 'password-reset',
  linkFailed: 'email-error-verify',
  account: 'mi-cuenta',
  checkout: 'cart/checkout',
  summary: 'cart/resumen',
  confirmation: 'cart/confirmacion',
  orders: 'historial-compras',
  order: 'detalles-compra/:id',
} as const

/** Pages that mails and other sites lead to, and no page of the shop does: browsers are spared them. */
export const PATHS_FROM_OUTSIDE = {
  quotationRedirect: 'cotizacion/redirect',
  newPassword: 'password-reset/:token',
  confirmChange: 'mi-cuenta/verify/:id',
} as const

/** What differs in a path comes last, and is handed over where there is such a thing. */
type Named<Path extends string> = Path extends `${string}:${string}` ? [named: string] : []

/** The address of a page, in a language. */
export function pathTo<Path extends string>(path: Path, locale: Locale, ...[named = '']: Named<Path>): string {
  return `/${locale}${path && `/${path.replace(/:.*/, encodeURIComponent(named))}`}`
}
