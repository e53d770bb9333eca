import { list } from './list.ts'
import type { SettingName } from './setting-table.ts'

type Read = (name: SettingName) => string

/** Who answers what: as the web server reaches them, and as browsers do. */
export function readHosts(read: Read) {
  const api = isApart(read) ? addresses(read('API_HOSTS')) : ['/api']
  const publicApi = orElse(addresses(read('PUBLIC_API_HOSTS')), api)
  const news = addresses(read('NEWS_HOSTS'))
  const checkout = addresses(read('CHECKOUT_HOST'))
  return {
    forServer: { api, news: orElse(news, api), checkout: orElse(checkout, besideApi(api)) },
    forBrowsers: {
      api: publicApi,
      news: orElse(news, publicApi),
      checkout: orElse(checkout, besideApi(publicApi)),
      images: read('IMAGES_HOST') && new URL(read('IMAGES_HOST')).origin,
    },
  }
}

/** Exactly these may call the API from a page; a browser names them in this spelling. */
export function readPageOrigins(read: Read, publicUrl: string): readonly string[] {
  return [publicUrl, ...list(read('PAGE_ORIGINS'))]
}

export function reasonsAboutHosts(read: Read): string[] {
  const reasons: string[] = []
  const refuse = (name: SettingName, host: string, why: string) => reasons.push(`${name} names "${host}", ${why}`)
  for (const host of addresses(read('API_HOSTS'))) if (!isAddress(host)) refuse('API_HOSTS', host, 'which is not an address')
  if (isApart(read) && !read('API_HOSTS')) reasons.push('API_HOSTS is missing: a web server without the API must know where the API is')
  for (const name of ['PUBLIC_API_HOSTS', 'CHECKOUT_HOST'] as const)
    for (const host of addresses(read(name)))
      if (!isAddress(host) && !isPath(host)) refuse(name, host, 'which is neither an address nor a path such as /api')
  for (const host of addresses(read('NEWS_HOSTS'))) if (!isAddress(host)) refuse('NEWS_HOSTS', host, 'which is not an address')
  for (const name of ['IMAGES_HOST', 'PAGE_ORIGINS'] as const)
    for (const host of list(read(name)))
      if (!isOrigin(host)) refuse(name, host, 'which must be scheme and host alone, such as https://tienda.example')
  if (read('ADMIN_HOST') && !isHostAlone(read('ADMIN_HOST')))
    refuse('ADMIN_HOST', read('ADMIN_HOST'), 'which must be a host without scheme or path, such as oficina.tienda.example')
  if (list(read('IMAGES_HOST')).length > 1) reasons.push('IMAGES_HOST must name one host')
  return reasons.length > 0 ? reasons : reasonsOfBrowsers(read)
}

/** A browser refuses http calls from an https page, so a host inside the data centre has to have a name outside too. */
function reasonsOfBrowsers(read: Read): string[] {
  if (!servesWeb(read) || !read('PUBLIC_URL').startsWith('https:')) return []
  const { api, news, checkout, images } = readHosts(read).forBrowsers
  const unsafe = (hosts: readonly string[]) => hosts.find((host) => host.startsWith('http:'))
  const named = [
    ['PUBLIC_API_HOSTS', unsafe(api)],
    ['NEWS_HOSTS', read('NEWS_HOSTS') && unsafe(news)],
    ['CHECKOUT_HOST', read('CHECKOUT_HOST') && unsafe(checkout)],
    ['IMAGES_HOST', unsafe([images])],
  ] as const
  return named.flatMap(([name, host]) => (host ? [`${name} must be https, as the pages are: browsers would not call ${host}`] : []))
}

function servesWeb(read: Read) {
  return list(read('SHOP_SERVES')).includes('web')
}
function isApart(read: Read) {
  return servesWeb(read) && !list(read('SHOP_SERVES')).includes('api')
}
function addresses(value: string) {
  return list(value).map((one) => one.replace(/\/+$/, ''))
}
function orElse(given: readonly string[], otherwise: readonly string[]) {
  return given.length > 0 ? given : otherwise
}
function besideApi(hosts: readonly string[]) {
  return hosts.map((host) => host.replace(/\/api$/, '/checkout'))
}
function isAddress(host: string) {
  return /^https?:\/\/[^?#]+$/.test(host) && URL.canParse(host)
}
function isPath(host: string) {
  return /^\/[\w-]+(\/[\w-]+)*$/.test(host)
}
function isHostAlone(host: string) {
  return /^[\w.-]+(:\d+)?$/.test(host)
}
function isOrigin(host: string) {
  return isAddress(host) && new URL(host).origin === host
}
