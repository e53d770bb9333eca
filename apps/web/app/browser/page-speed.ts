import { type DeviceClass, MOST_MEASURED, PAGE_MEASURES, type PageMeasure } from '@shop/domain/page-measures'
import { measuredRoute } from '@shop/domain/site-map'
import { hosts } from '../hosts.ts'

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Interaction = PerformanceEntry & { readonly interactionId?: number }

/** The wire's words, written out: the contract would weigh more than the measuring. */
const ROUTES = {
  home: 'inicio',
  list: 'lista',
  search: 'busqueda',
  part: 'refaccion',
  promotions: 'promociones',
  news: 'noticias',
  article: 'noticia',
  shop: 'tienda',
  cart: 'compra',
  account: 'cuenta',
  other: 'otra',
} as const
const DEVICES: Readonly<Record<DeviceClass, string>> = { phone: 'telefono', tablet: 'tableta', computer: 'computadora' }
/** A burst of shifts ends after a second of rest, or five in all. */
const REST_MS = 1_000
const BURST_MS = 5_000
const NOTICEABLE_MS = 40

/** Measures the page that was loaded whole, from its beginning, and tells the shop when the visitor leaves it. */
export function measurePage(): void {
  const route = ROUTES[measuredRoute(location.pathname)]
  const values: Partial<Record<PageMeasure, number>> = {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) values.TTFB = navigation.responseStart
  observe('largest-contentful-paint', ({ startTime }) => {
    values.LCP = startTime
  })
  observe(
    'layout-shift',
    burstsOfShifts((worst) => (values.CLS = worst)),
  )
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) values.INP = Math.max(values.INP ?? 0, entry.duration)
  })
  values.CLS ??= 0
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const medidas = Object.fromEntries(PAGE_MEASURES.flatMap((name) => rounded(name, values[name])))
    const body = JSON.stringify({ ruta: route, dispositivo: DEVICES[deviceClass()], medidas })
    navigator.sendBeacon(`${hosts().api[0]}/medidas`, new Blob([body], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', tell)
}

function observe(type: string, see: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: NOTICEABLE_MS }
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(options)
}

/** The worst burst counts, not the sum of a long visit. */
function burstsOfShifts(tell: (worst: number) => void) {
  let [begun, last, burst, worst] = [0, 0, 0, 0]
  return (entry: PerformanceEntry) => {
    const { startTime, value, hadRecentInput } = entry as Shift
    if (hadRecentInput) return
    if (startTime - last > REST_MS || startTime - begun > BURST_MS) [begun, burst] = [startTime, 0]
    last = startTime
    burst += value
    worst = Math.max(worst, burst)
    tell(worst)
  }
}

function rounded(name: PageMeasure, value: number | undefined) {
  return value === undefined || value > MOST_MEASURED[name] ? [] : [[name, name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)]]
}

function deviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}
