import { type MeasureRating, type PageMeasure, ratingOf } from '@shop/domain/page-measures'
import { staffSpeed as english } from '@shop/texts/en/staff/speed'
import { staffSpeed as spanish } from '@shop/texts/es/staff/speed'
import { useTextsOf } from '../../language.tsx'

const COLOURS: Readonly<Record<MeasureRating, string>> = { good: 'text-good', fair: 'text-warn', poor: 'text-bad' }
const A_SECOND = 1_000

/** A figure and what to think of it, in a word too: not everybody tells its colours apart. */
export function Measured({ measure, value }: { readonly measure: PageMeasure; readonly value: number | undefined }) {
  const { ratings, notMeasured } = useTextsOf({ es: spanish, en: english })
  if (value === undefined) return <span className="text-muted">{notMeasured}</span>
  const rating = ratingOf(measure, value)
  return (
    <span className="whitespace-nowrap">
      <span className="font-medium tabular-nums">{shown(measure, value)}</span>{' '}
      <span className={`text-sm font-semibold ${COLOURS[rating]}`}>{ratings[rating]}</span>
    </span>
  )
}

function shown(measure: PageMeasure, value: number): string {
  if (measure === 'CLS') return value.toFixed(2)
  return value < A_SECOND ? `${value} ms` : `${(value / A_SECOND).toFixed(1)} s`
}
