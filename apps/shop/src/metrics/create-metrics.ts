import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { METRICS, type MetricName } from './metric-table.ts'

/** Around what people notice; the last is where a page has given up. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type NamesOf<Kind> = { [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never }[MetricName]
type Figure = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }

export type Metrics = {
  readonly registry: Registry
  readonly requests: Histogram
  readonly inFlight: Gauge
  /** All that there is of a figure that is read elsewhere; what was there before is forgotten. */
  readonly set: (name: NamesOf<'gauge' | 'counter'>, figures: readonly Figure[]) => void
}

export function createMetrics(version: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const made = new Map<string, Gauge | Counter | Histogram>(
    Object.entries(METRICS).map(([name, { kind, labels, help }]) => {
      const options = { name, help, labelNames: [...labels], registers: [registry] }
      if (kind === 'histogram') return [name, new Histogram({ ...options, buckets: BUCKETS })]
      return [name, kind === 'counter' ? new Counter(options) : new Gauge(options)]
    }),
  )
  const set: Metrics['set'] = (name, figures) => {
    const metric = made.get(name) as Gauge | Counter
    metric.reset()
    // What nobody knows is left out, rather than told as a zero.
    if (figures.length === 0 && METRICS[name].labels.length === 0) metric.remove()
    for (const { labels = {}, value } of figures) metric.inc(labels, value)
  }
  for (const name of Object.keys(METRICS) as MetricName[]) if (name !== 'http_request_duration_seconds') set(name, [])
  set('http_requests_in_flight', [{ value: 0 }])
  set('build_info', [{ labels: { version }, value: 1 }])
  return {
    registry,
    requests: made.get('http_request_duration_seconds') as Histogram,
    inFlight: made.get('http_requests_in_flight') as Gauge,
    set,
  }
}
