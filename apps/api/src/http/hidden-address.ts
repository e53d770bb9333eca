import { everyEndpoint } from '@shop/contract/every-endpoint'
import { ALL_PAGES, decodedPath } from '@shop/domain/site-map'

/** Behind these words, whatever is written is as good as a password: those of calls, of the back office, and of the shop's pages. */
const SECRET_WORDS = [
  ...everyEndpoint.flatMap(({ path }) => [...path.matchAll(/([^/:]+)\/:(?:token|llave)\b/g)].map(([, word]) => word)),
  // What somebody looks for is his own affair as well.
  ...['invitacion', 'nueva-contrasena', 'search'],
  ...ALL_PAGES.filter(({ hasSecret }) => hasSecret).flatMap(({ path }) => [...path.matchAll(/([^/:]+)\/:/g)].map(([, word]) => word)),
]
const SECRET_PARTS = new RegExp(`(/(?:${SECRET_WORDS.join('|')})/)[^/]+`, 'gi')
const SECRET_NAMES = new Set(['verificar', 'permiso', 'token', 'next', 'pase'])

/** An address as it may stand in a log. It is judged as the router reads it, however it was spelled. */
export function hiddenAddress(url: string): string {
  const [path = '', ...query] = url.split('?')
  const read = decodedPath(path)
  // What cannot be read cannot be judged.
  if (read === undefined) return '/…'
  const hidden = read.replace(SECRET_PARTS, '$1…')
  return [hidden === read ? path : hidden, ...(query.length > 0 ? [hiddenQuery(query.join('?'))] : [])].join('?')
}

/** Of a page, a year, an order of a list. A telephone number is longer. */
const PLAIN_VALUE = /^\d{1,6}$/
/** As our own addresses spell them; another one may be what somebody typed. */
const PLAIN_NAME = /^[\w%[\]-]{1,24}$/

/** What somebody typed may be anything: words he looks for, an e-mail, a secret of a link. Small numbers tell of no person. */
function hiddenQuery(query: string): string {
  return query.split('&').map(hiddenPair).join('&')
}

function hiddenPair(pair: string): string {
  if (!pair.includes('=')) return PLAIN_NAME.test(pair) ? pair : '…'
  const [name = '', ...rest] = pair.split('=')
  const value = rest.join('=')
  const isPlain = PLAIN_VALUE.test(value) && !SECRET_NAMES.has((decodedPath(name) ?? '').toLowerCase())
  return `${PLAIN_NAME.test(name) ? name : '…'}=${isPlain ? value : '…'}`
}
