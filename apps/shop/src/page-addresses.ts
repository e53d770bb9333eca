import { DEFAULT_LOCALE, isLocale } from '@shop/domain/locale'

/** What an address is before any page is asked: a page, an address to send the visitor on to, or nothing at all. */
export type Address = { readonly kind: 'page' } | { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'nothing' }

const WITHOUT_LANGUAGE = new Set(['buzon', 'buzon.data'])
/** "fr", "pt-BR": somebody asks for a language, one we do not speak. */
const LOOKS_LIKE_LANGUAGE = /^[a-z]{2}(-[a-z]{2,4})?$/i

export function addressOf(url: string): Address {
  const { pathname, search } = new URL(`http://shop${url}`)
  const [first = '', ...rest] = pathname.slice(1).split('/')
  const name = first.replace(/\.data$/, '')
  if (isLocale(name) || WITHOUT_LANGUAGE.has(first)) {
    return pathname.length > 1 && pathname.endsWith('/') ? { kind: 'moved', to: pathname.replace(/\/+$/, '') + search } : { kind: 'page' }
  }
  if (LOOKS_LIKE_LANGUAGE.test(name)) return { kind: 'page' }
  // A file that is not there is not a page in Spanish either.
  if (/\.\w+$/.test(rest.at(-1) ?? first)) return { kind: 'nothing' }
  const path = pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
  return { kind: 'moved', to: `/${DEFAULT_LOCALE}${path}${search}` }
}
