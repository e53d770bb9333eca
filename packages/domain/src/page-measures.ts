/** How fast a page was for a visitor: largest paint, slowest reaction, layout shift, first byte. */
export const PAGE_MEASURES = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type PageMeasure = (typeof PAGE_MEASURES)[number]

export const MEASURED_ROUTES = [
  'home',
  'list',
  'search',
  'part',
  'promotions',
  'news',
  'article',
  'shop',
  'cart',
  'account',
  'other',
] as const
export type MeasuredRoute = (typeof MEASURED_ROUTES)[number]

export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

export type MeasuredPage = {
  readonly route: MeasuredRoute
  readonly device: DeviceClass
  readonly values: Readonly<Partial<Record<PageMeasure, number | undefined>>>
}

/** What a quarter of visitors wait longer than, in milliseconds; layout shift has no unit. */
export type PageSpeed = {
  readonly route: MeasuredRoute
  readonly device: DeviceClass
  readonly measure: PageMeasure
  readonly p75: number
  readonly samples: number
}

export type MeasureRating = 'good' | 'fair' | 'poor'

/** Up to the first a page counts as good, above the second as poor: Google's figures, for the 75th percentile. */
const RATED: Readonly<Record<PageMeasure, readonly [good: number, fair: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
}

export function ratingOf(measure: PageMeasure, value: number): MeasureRating {
  const [good, fair] = RATED[measure]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** Longer than a minute nobody waits, and a page does not jump ten times its height. */
export const MOST_MEASURED: Readonly<Record<PageMeasure, number>> = { LCP: 60_000, INP: 60_000, CLS: 10, TTFB: 60_000 }

/** Neighbouring buckets differ by 5 %: values are told apart well enough, and a day of any page fits into two hundred numbers. */
const STEP = Math.log(1.05)
/** Layout shift in thousandths. */
function scaleOf(measure: PageMeasure) {
  return measure === 'CLS' ? 1_000 : 1
}

export function bucketOf(measure: PageMeasure, value: number): number {
  return Math.round(Math.log1p(value * scaleOf(measure)) / STEP)
}

export function bucketValue(measure: PageMeasure, bucket: number): number {
  const value = Math.expm1(bucket * STEP) / scaleOf(measure)
  return measure === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)
}

export type Bucket = { readonly bucket: number; readonly count: number }

/** The bucket below which three quarters of all visits lie. */
export function thirdQuartile(buckets: readonly Bucket[]): number {
  const wanted = 0.75 * buckets.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += count
    if (seen >= wanted) return bucket
  }
  return 0
}
