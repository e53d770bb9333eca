import type { Locale } from '@shop/domain/locale'
import { localeOf } from '../texts.ts'

const WORKER = '/sw.js'
/** In the middle of a purchase nothing is exchanged under the visitor's hands. */
const PURCHASE = /^\/\w+\/cart(\/|$)/
const LOOK_AGAIN_MS = 5_000

/** Keeps pages for a time without a connection, marks that time, and offers a newer shop when there is one. */
export function startInstalledApp(): void {
  if (!navigator.onLine) markOffline()
  addEventListener('offline', markOffline)
  if ('serviceWorker' in navigator) register().catch(console.warn)
}

function locale(): Locale {
  return localeOf(location.pathname.split('/')[1])
}

/** The mark itself sees when the connection is back. */
function markOffline(): void {
  import('./notice-place.tsx').then(({ drawNotices }) => drawNotices(locale())).catch(console.warn)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(WORKER)
  if (!registration) return
  if (!hadWorker) tellWhatWasSeen((await serviceWorker.ready).active)
  if (registration.waiting && hadWorker) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) offer(next)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(console.warn)
  })
}

/** The first page was loaded before the worker was there. */
function tellWhatWasSeen(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage([location.href.replace(/#.*/, ''), ...loaded])
}

async function offer(next: ServiceWorker): Promise<void> {
  if (PURCHASE.test(location.pathname)) return void setTimeout(offer, LOOK_AGAIN_MS, next)
  const { offerUpdate } = await import('./update-notice.ts')
  offerUpdate(locale(), () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    next.postMessage('take-over')
  })
}
