import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { Arrival, BrowserRouter } from './router/browser-router.ts'
import { keptScroll } from './router/kept-scroll.ts'
import type { Shown } from './router/shown.ts'
import { ShopDocument } from './shop-document.tsx'

/** The document of a browser: it changes as the visitor moves. */
export function LiveDocument({ router, first }: { readonly router: BrowserRouter; readonly first: Shown }) {
  const [arrival, setArrival] = useState<Arrival>({ shown: first, keepsScroll: true })
  useEffect(() => router.onArrival((next) => startTransition(() => setArrival(next))), [router])
  useLayoutEffect(() => scrollOn(arrival), [arrival])
  return <ShopDocument router={router} shown={arrival.shown} />
}

/** To where the visitor left the page, to the place that the address names, or to the top. */
function scrollOn({ shown: { place, arrivedBy }, keepsScroll }: Arrival): void {
  if (keepsScroll) return
  const kept = arrivedBy === 'back' ? keptScroll(place.key) : undefined
  const named = kept === undefined ? elementAt(place.hash) : null
  if (named) named.scrollIntoView()
  else scrollTo(0, kept ?? 0)
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Whatever somebody typed there, it is the name of nothing.
    return null
  }
}
