import { type Fetched, fetchPage } from './fetch-page.ts'
import { currentEntry, type Entry, enter, nameEntry, newKey } from './history-entry.ts'
import { keepScroll } from './kept-scroll.ts'
import { type Place, placeOf } from './place.ts'
import { matchRoute, type Route } from './route.ts'
import type { ArrivedBy, Move, Router, Shown, ShownPiece } from './shown.ts'

export type Arrival = { readonly shown: Shown; readonly keepsScroll: boolean }
export type BrowserRouter = Router & { readonly onArrival: (listen: (arrival: Arrival) => void) => () => void }

/** A page that was pointed at is not older than this when it is shown. */
const FRESH_MS = 10_000

/**
 * Moves between pages without loading what the browser has already: the outermost layout stays as it is, the page is fetched. The newest
 * wish counts. Whatever cannot be had this way is loaded whole: the server knows the newest shop.
 */
export const browserRouter = (routes: readonly Route[], first: Shown): BrowserRouter => {
  let now = first
  let entry: Entry = currentEntry()
  let wish = 0
  let isReturning = false
  const guards = new Set<(from: Place, to: Place) => boolean>()
  const listeners = new Set<(arrival: Arrival) => void>()
  const prepared = new Map<string, { readonly page: Promise<Fetched>; readonly at: number }>()

  const mustStay = (to: Place) => [...guards].some((guard) => guard(now.place, to))
  const isHere = ({ pathname, search }: URL) => pathname === now.place.pathname && search === now.place.search
  const arrive = (shown: Shown, keepsScroll = false) => {
    now = shown
    showMoving(false)
    for (const listen of listeners) listen({ shown, keepsScroll })
  }
  /** The layout that stays; none where the page has another, or another language. */
  const layoutFor = (url: URL): ShownPiece | undefined => {
    const match = matchRoute(routes, url.pathname)
    const [layout] = now.pieces
    return layout && match?.route.pieces[0]?.name === layout.name && match.params.lang === now.params.lang ? layout : undefined
  }
  const fetched = (url: URL): Promise<Fetched> => {
    const ready = prepared.get(url.href)
    prepared.delete(url.href)
    return ready && Date.now() - ready.at < FRESH_MS ? ready.page : fetchPage(routes, url)
  }

  const show = async (url: URL, place: Place, by: ArrivedBy, { onShow, keepsScroll }: { onShow?: () => void; keepsScroll: boolean }) => {
    const mine = ++wish
    const layout = layoutFor(url)
    if (!layout) return loadWhole(url)
    showMoving(true)
    const page = await fetched(url)
    if (mine !== wish) return
    if (page.kind === 'whole') return loadWhole(url)
    if (page.kind === 'elsewhere') return navigate(page.to, { replace: by === 'back', state: place.state, preventScrollReset: keepsScroll })
    onShow?.()
    const { params, pieces, problem } = page
    arrive({ place, params, pieces: [layout, ...pieces], problem, arrivedBy: by }, keepsScroll)
  }

  const navigate = async (to: string, { replace = false, state = null, preventScrollReset = false }: Move = {}): Promise<void> => {
    const url = new URL(to, location.href)
    if (url.origin !== location.origin) return loadWhole(url)
    const place = placeOf(url, state, newKey())
    if (mustStay(place)) return
    const onShow = () => {
      keepScroll(entry.key)
      // The same address again is no step that somebody would want to go back.
      entry = enter(entry, place, url, replace || url.href === location.href)
    }
    if (!url.hash || !isHere(url)) return show(url, place, 'link', { onShow, keepsScroll: preventScrollReset })
    // Only another place on the same page.
    wish++
    onShow()
    arrive({ ...now, place, arrivedBy: 'link' }, preventScrollReset)
  }

  addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false
      return
    }
    const url = new URL(location.href)
    const next = nameEntry(entry.number + 1)
    const place = placeOf(url, next.handed, next.key)
    if (mustStay(place)) {
      isReturning = true
      return history.go(entry.number - next.number)
    }
    keepScroll(entry.key)
    entry = next
    if (!isHere(url)) return void show(url, place, 'back', { keepsScroll: false })
    wish++
    arrive({ ...now, place, arrivedBy: 'back' })
  })
  // While pages change in place, the browser cannot know when one is there to be scrolled.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => keepScroll(entry.key))

  return {
    navigate,
    prepare: (to) => {
      const url = new URL(to, location.href)
      const isReady = Date.now() - (prepared.get(url.href)?.at ?? 0) < FRESH_MS
      if (!isReady && layoutFor(url)) prepared.set(url.href, { page: fetchPage(routes, url), at: Date.now() })
    },
    guard: (one) => {
      guards.add(one)
      return () => guards.delete(one)
    },
    onArrival: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** That a tap was heard, for whoever has to wait for its page; app.css draws it. */
const showMoving = (isMoving: boolean) => document.documentElement.toggleAttribute('data-moving', isMoving)

/** Whoever waits for it waits until the document is another one. */
const loadWhole = (url: URL): Promise<never> => {
  location.assign(url)
  return new Promise(() => {})
}
