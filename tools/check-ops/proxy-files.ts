import { readFileSync } from 'node:fs'

export type Target = 'api' | 'web' | 'nobody'
type Location = { readonly how: string; readonly pattern: string; readonly body: string }

const NGINX = readFileSync('ops/nginx/shop.conf', 'utf8')
const CADDY = readFileSync('ops/caddy/Caddyfile', 'utf8')

function targetIn(text: string): Target {
  return /shop_api|SHOP_API/.test(text) ? 'api' : /shop_web|SHOP_WEB/.test(text) ? 'web' : 'nobody'
}

/** Of the server that speaks https, the last of the file; one may hold a condition. */
const locations: readonly Location[] = [
  ...NGINX.slice(NGINX.indexOf('ssl_certificate')).matchAll(/location (?:(=|~) )?(\S+) \{((?:[^{}]|\{[^{}]*\})*)\}/g),
].map(([, how = '', pattern = '', body = '']) => ({ how, pattern, body }))

/** As nginx chooses: the very address, else the first expression, else the longest beginning. */
function locationOf(path: string): Location | undefined {
  return (
    locations.find(({ how, pattern }) => how === '=' && pattern === path) ??
    locations.find(({ how, pattern }) => how === '~' && new RegExp(pattern).test(path)) ??
    locations
      .filter(({ how, pattern }) => how === '' && path.startsWith(pattern))
      .toSorted((one, other) => other.pattern.length - one.pattern.length)[0]
  )
}

export function nginxTarget(path: string): Target {
  return targetIn(locationOf(path)?.body ?? '')
}

/** What stands in the address's own place, or holds for the whole server. */
export function nginxSays(path: string, directive: string): string | undefined {
  const said = (text: string) => new RegExp(`^\\s*${directive} (\\S+);`, 'm').exec(text)?.[1]
  return said(locationOf(path)?.body ?? '') ?? said(NGINX)
}

/** An address at which a POST is sent again although its caller gave it no name. */
export function nginxRepeatsUnasked(path: string): boolean {
  const asking = /map \$uri \$only_asks \{(.*?)^\}/ms.exec(NGINX)?.[1] ?? ''
  return [...asking.matchAll(/~(\S+) 1;/g)].some(([, expression = '']) => new RegExp(expression).test(path))
}

const matchers = new Map(
  [...CADDY.matchAll(/^\t(@\w+) (path|path_regexp) (.+)$/gm)].map(([, name = '', kind, what = '']) => [
    name,
    kind === 'path' ? what.split(' ').map(globAsExpression) : [new RegExp(what)],
  ]),
)
const handles = [...CADDY.matchAll(/^\thandle ?(@\w+)? \{\n(.*?)^\t\}/gms)].map(([, name, body = '']) => ({ name, body }))

/** As Caddy chooses: the first whose matcher holds. */
function handleOf(path: string) {
  return handles.find(({ name }) => !name || matchers.get(name)?.some((expression) => expression.test(path)))
}

export function caddyTarget(path: string): Target {
  return targetIn(handleOf(path)?.body ?? '')
}

export function caddyLargest(path: string): string | undefined {
  return /max_size (\S+)/.exec(handleOf(path)?.body ?? '')?.[1]
}

function globAsExpression(glob: string): RegExp {
  return new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
}
