import { fetchPage } from './fetch-page.ts'
import { currentEntry, type Entry, enter, nameEntry, newKey } from './history-entry.ts'
import { keepScroll } from './kept-scroll.ts'
import { pagesAhead } from './pages-ahead.ts'
import { type Place, placeOf } from './place.ts'
import { matchRoute, type Route } from './route.ts'
import type { Move, Router, Shown, ShownPiece } from './shown.ts'

export type Arrival = { readonly shown: Shown; readonly keepsScroll: boolean }
export type BrowserRouter = Router & { readonly onArrival: (listen: (arrival: Arrival) => void) => () => void }

/** On the way to a page. */
type Way = { readonly by: 'link' | 'back'; readonly move: Move; readonly onShow: () => void; readonly hops: number }

/** A page that is always elsewhere is left to the browser, which says so. */
const MOST_HOPS = 10

/**
 * Moves between pages without loading what the browser has already: the outermost layout stays as it is, the page is fetched. The newest
 * wish counts. Whatever cannot be had this way is loaded whole: the server knows the newest shop.
 */
export function browserRouter(routes: readonly Route[], first: Shown, version: string): BrowserRouter {
  let now = first
  let entry: Entry = currentEntry()
  let wish = 0
  let isReturning = false
  const guards = new Set<(from: Place, to: Place) => boolean>()
  const listeners = new Set<(arrival: Arrival) => void>()
  const ahead = pagesAhead((url) => fetchPage(routes, url, version, true))

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
  /** Whoever waits for it waits until the document is another one. Nothing that arrives later is shown. */
  const loadWhole = (url: URL): Promise<never> => {
    wish++
    // By the browser's own buttons the address is there already; a place on it would be all that changes.
    if (url.href === location.href) location.reload()
    else location.assign(url)
    return new Promise(() => {})
  }

  const show = async (url: URL, place: Place, way: Way): Promise<void> => {
    const mine = ++wish
    const layout = layoutFor(url)
    if (!layout || way.hops > MOST_HOPS) return loadWhole(url)
    showMoving(true)
    const page = await (ahead.take(url) ?? fetchPage(routes, url, version))
    if (mine !== wish) return
    if (page.kind === 'whole') return loadWhole(url)
    if (page.kind === 'elsewhere') {
      const next = new URL(page.to, url)
      next.hash ||= url.hash
      return go(next, { ...way.move, replace: way.by === 'back' || way.move.replace }, way.hops + 1)
    }
    way.onShow()
    const { params, pieces, problem } = page
    arrive({ place, params, pieces: [layout, ...pieces], problem, arrivedBy: way.by }, way.move.preventScrollReset)
  }

  const go = async (url: URL, move: Move, hops = 0): Promise<void> => {
    if (url.origin !== location.origin) return loadWhole(url)
    const place = placeOf(url, move.state ?? null, newKey())
    // Asked once, before the first step.
    if (hops === 0 && mustStay(place)) return
    const onShow = () => {
      keepScroll(now.place.key)
      // The same address again is no step that somebody would want to go back.
      entry = enter(entry, place, url, move.replace || url.href === location.href)
    }
    if (!url.hash || !isHere(url)) return show(url, place, { by: 'link', move, onShow, hops })
    // Only another place on the same page.
    wish++
    onShow()
    arrive({ ...now, place, arrivedBy: 'link' }, move.preventScrollReset)
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
    keepScroll(now.place.key)
    entry = next
    if (!isHere(url)) return void show(url, place, { by: 'back', move: { state: next.handed }, onShow: () => {}, hops: 0 })
    wish++
    arrive({ ...now, place, arrivedBy: 'back' })
  })
  // While pages change in place, the browser cannot know when one is there to be scrolled.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keepScroll(now.place.key)
    // What is still on its way is not for a page that is being left.
    wish++
  })
  addEventListener('pageshow', () => showMoving(false))

  return {
    navigate: (to, move = {}) => go(new URL(to, location.href), move),
    pointAt: (to) => {
      const url = to === undefined ? undefined : new URL(to, location.href)
      ahead.pointAt(url && layoutFor(url) && !isHere(url) ? url : undefined)
    },
    guard: (one) => {
      guards.add(one)
      return () => guards.delete(one)
    },
    onArrival: (listen) => {
      listeners.add(listen)
      // Somebody may have gone back while the page was waking.
      if (now !== first) listen({ shown: now, keepsScroll: false })
      return () => listeners.delete(listen)
    },
  }
}

/** That a tap was heard, for whoever has to wait for its page; app.css draws it. */
function showMoving(isMoving: boolean) {
  return document.documentElement.toggleAttribute('data-moving', isMoving)
}
