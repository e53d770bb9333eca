import { isAsset, isInShop, isKeptOffline, isPicture, pageOfData } from './addresses.ts'
import { findKept, keep, keepMissing, type Shelf } from './kept.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: another build is another worker, and garage and cart open without a connection. */
declare const BUILD: { readonly version: string; readonly opensOffline: readonly string[] }

/** Not yet among the compiler's types. */
type Routing = { readonly addRoutes?: (route: { condition: { requestMethod: string }; source: 'network' }) => Promise<void> }

self.addEventListener('install', (event) => {
  console.debug(`Shop ${BUILD.version}`)
  // What a page says on leaving must not wait for this worker: on a busy phone the page is gone before it is heard.
  const { addRoutes } = event as Routing
  event.waitUntil(
    Promise.all([
      keepMissing('assets', BUILD.opensOffline),
      addRoutes?.call(event, { condition: { requestMethod: 'POST' }, source: 'network' }),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

/** A page tells what it had loaded before this worker was there, or that the visitor wants the new version now. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
  else if (Array.isArray(event.data)) event.waitUntil(keepSeen(event.data.filter((url) => typeof url === 'string')))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // A browser without routes: with its page gone, nobody but the worker can still carry what was said on leaving.
  if (request.keepalive && request.method === 'POST') return event.respondWith(fetch(request))
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const page = pageOfData(url)
  if (request.mode === 'navigate') isInShop(url) && event.respondWith(answerPage(event, url))
  else if (page && isKeptOffline(page)) event.respondWith(answerData(event, page))
  else if (isAsset(url)) event.respondWith(answerKept(event, 'assets'))
  else if (isPicture(url)) event.respondWith(answerKept(event, 'pictures'))
})

/** The newest page there is; without a connection the one that was seen. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isKeptOffline(url)) event.waitUntil(keep('pages', url.href, response.clone()))
    return response
  } catch {
    return (isKeptOffline(url) ? await findKept('pages', url.href) : undefined) ?? offlinePage(url)
  }
}

/** A page reached by a link is kept whole too. Without a connection the router gets no data: the whole page takes its place. */
async function answerData(event: FetchEvent, page: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.ok && !event.request.headers.has('save-data')) event.waitUntil(keepMissing('pages', [page.href]))
    return response
  } catch (error) {
    // Nobody has asked for it yet.
    if (event.request.headers.has('ahead')) throw error
    const client = await self.clients.get(event.clientId)
    if (!(client instanceof WindowClient)) throw error
    await client.navigate(page.href)
    return Response.error()
  }
}

/** Built files and pictures carry their content in their name: what is kept is right for ever. */
async function answerKept(event: FetchEvent, shelf: Shelf): Promise<Response> {
  const { request } = event
  const kept = await findKept(shelf, request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (/\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) event.waitUntil(keep(shelf, request.url, response.clone()))
  return response
}

async function keepSeen(urls: readonly string[]): Promise<void> {
  const own = urls.map((url) => new URL(url, self.location.origin)).filter(({ origin }) => origin === self.location.origin)
  const of = (isOne: (url: URL) => boolean) => own.filter(isOne).map(({ href }) => href)
  await Promise.all([keepMissing('pages', of(isKeptOffline)), keepMissing('assets', of(isAsset)), keepMissing('pictures', of(isPicture))])
}
