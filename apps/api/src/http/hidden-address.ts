import { everyEndpoint } from '@shop/contract/every-endpoint'
import { ALL_PAGES, decodedPath, isKnownQuery, pageAt } from '@shop/domain/site-map'

/** Behind these words, whatever is written is as good as a password: those of calls, of the back office, and of the shop's pages. */
const SECRET_WORDS = [
  ...everyEndpoint.flatMap(({ path }) => [...path.matchAll(/([^/:]+)\/:(?:token|llave)\b/g)].map(([, word]) => word)),
  ...['invitacion', 'nueva-contrasena'],
  ...ALL_PAGES.filter(({ hasSecret }) => hasSecret).flatMap(({ path }) => [...path.matchAll(/([^/:]+)\/:/g)].map(([, word]) => word)),
]
const SECRET_PARTS = new RegExp(`(/(?:${SECRET_WORDS.join('|')})/)[^/]+`, 'gi')
const SECRET_NAMES = new Set(['verificar', 'permiso', 'token', 'next', 'pase'])

/** An address as it may stand in a log. It is judged as the router reads it, however it was spelled. */
export const hiddenAddress = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  const read = decodedPath(path)
  // What cannot be read cannot be judged.
  if (read === undefined) return '/…'
  const hidden = read.replace(SECRET_PARTS, '$1…')
  return [hidden === read ? path : hidden, ...(query.length > 0 ? [hiddenQuery(path, query.join('?'))] : [])].join('?')
}

/** A page shows no value in a log that it does not know. */
const hiddenQuery = (path: string, query: string): string => {
  const page = pageAt(path)
  const isSecret = (name: string) => SECRET_NAMES.has(name.toLowerCase()) || (page !== undefined && !isKnownQuery(page, name))
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=')
      return pair.includes('=') && isSecret(decodedPath(name) ?? '') ? `${name}=…` : pair
    })
    .join('&')
}
