import type { NamedCar } from './asked-products.ts'
import type { FitmentRow } from './product.ts'

/** Whether a part fits a car, and the row that says so. What is not known never reads as "fits". */
export type Fit =
  | { readonly verdict: 'fits'; readonly row: FitmentRow | undefined }
  | { readonly verdict: 'fits-if'; readonly condition: string; readonly row: FitmentRow }
  | { readonly verdict: 'does-not-fit' }
  | { readonly verdict: 'unknown' }

type Part = { readonly isUniversal: boolean; readonly fitments: readonly FitmentRow[] }
type Rules = {
  /** Compares names as people write them: case and accents do not matter. */
  readonly isSameName: (a: string, b: string) => boolean
  /** The car is one that the shop knows; of any other it cannot say "no". */
  readonly isKnownCar: boolean
  /** "Motor 1.6", for the condition that the shopper has not told us about. */
  readonly engineText: (engine: string) => string
}

export const fitOf = ({ isUniversal, fitments }: Part, car: NamedCar, { isSameName, isKnownCar, engineText }: Rules): Fit => {
  if (isUniversal) return { verdict: 'fits', row: undefined }
  if (fitments.length === 0 || !isKnownCar || !car.model) return { verdict: 'unknown' }
  const ofModel = fitments.filter(({ make, model }) => isSameName(model, car.model ?? '') && (!car.make || isSameName(make, car.make)))
  const rows = ofModel.filter(({ yearFrom, yearTo }) => car.year === undefined || (yearFrom <= car.year && car.year <= yearTo))
  const engine = car.engine
  const exact = rows.filter((row) => row.engine === '' || (engine !== undefined && isSameEngine(row.engine, engine)))
  const plain = exact.find(({ note }) => note === undefined)
  if (plain && car.year !== undefined) return { verdict: 'fits', row: plain }
  if (plain) return { verdict: 'fits-if', condition: `${plain.yearFrom}–${plain.yearTo}`, row: plain }
  const conditional = exact[0]
  if (conditional) return { verdict: 'fits-if', condition: conditional.note ?? '', row: conditional }
  const otherEngine = rows[0]
  if (otherEngine && engine === undefined) return { verdict: 'fits-if', condition: engineText(otherEngine.engine), row: otherEngine }
  return { verdict: 'does-not-fit' }
}

/** '2.0' said of a '2.0 TDI' is the same size, but not surely the same engine: only whole labels are equal. */
const isSameEngine = (a: string, b: string) => a.toLowerCase().replace(/\s+/g, '') === b.toLowerCase().replace(/\s+/g, '')
