import type { NamedCar } from './asked-products.ts'
import type { FitmentRow } from './product.ts'

/** Whether a part fits a car: which car, the row that says so, and what is left to check. What is not known never reads as "fits". */
export type Fit = { readonly car?: NamedCar | undefined } & (
  | { readonly verdict: 'fits'; readonly row: FitmentRow | undefined }
  | { readonly verdict: 'fits-if'; readonly condition: string; readonly row: FitmentRow }
  | { readonly verdict: 'does-not-fit' }
  | { readonly verdict: 'unknown' }
)

/** How many cars a part is judged by at once: those of a full garage. */
export const MOST_JUDGED = 12

/** What a part is judged by. The rows of other cars may be left out; that there are some is said. */
export type FitPart = { readonly isUniversal: boolean; readonly hasRows: boolean; readonly fitments: readonly FitmentRow[] }
export type FitRules = {
  /** The row speaks of the car's model, by whatever name the car was given. */
  readonly isOfModel: (row: FitmentRow) => boolean
  /** The car is one that the shop knows; of any other it cannot say "no". */
  readonly isKnownCar: boolean
  /** Every engine the car was sold with in its year: what fits them all fits, whichever it has. */
  readonly engines: readonly string[]
  /** "Motor 1.6", for the condition that the shopper has not told us about. */
  readonly engineText: (engine: string) => string
}

/** The one judge of fit. Whoever shows a verdict anywhere asks here. */
export function fitOf(part: FitPart, car: NamedCar, rules: FitRules): Fit {
  return { ...judged(part, car, rules), car }
}

function judged({ isUniversal, hasRows, fitments }: FitPart, car: NamedCar, { isOfModel, isKnownCar, engines, engineText }: FitRules): Fit {
  if (isUniversal) return { verdict: 'fits', row: undefined }
  if (!hasRows || !isKnownCar || !car.model) return { verdict: 'unknown' }
  const { year } = car
  const isOfYear = ({ yearFrom, yearTo }: FitmentRow) => year === undefined || (yearFrom <= year && year <= yearTo)
  const rows = fitments.filter((row) => isOfModel(row) && isOfYear(row))
  const forEngine = (engine: string) => rows.filter((row) => row.engine === '' || isSameEngine(row.engine, engine))
  const possible = car.engine === undefined ? engines : [car.engine]
  const plain = plainOfAll(rows, possible.map(forEngine))
  if (plain) {
    if (year !== undefined) return { verdict: 'fits', row: plain }
    return { verdict: 'fits-if', condition: `${plain.yearFrom}–${plain.yearTo}`, row: plain }
  }
  const left = possible.length === 0 ? rows : rows.filter((row) => possible.some((engine) => forEngine(engine).includes(row)))
  const isEngineSettled = ({ engine }: FitmentRow) => engine === '' || possible.length === 1
  // A note is what is left to check; where the engine was not told, that too.
  const row = left.find(isEngineSettled) ?? left.find(({ note }) => note === undefined) ?? left[0]
  if (!row) return { verdict: 'does-not-fit' }
  if (isEngineSettled(row)) return { verdict: 'fits-if', condition: row.note ?? '', row }
  const alike = left.filter(({ note }) => note === row.note).map((one) => engineText(one.engine))
  return { verdict: 'fits-if', condition: [...new Set(alike), ...(row.note === undefined ? [] : [row.note])].join(', '), row }
}

/** A row that fits without a condition, whichever engine the car has. */
function plainOfAll(rows: readonly FitmentRow[], ofEngines: readonly (readonly FitmentRow[])[]): FitmentRow | undefined {
  const isPlain = ({ note }: FitmentRow) => note === undefined
  const everyEngine = rows.find((row) => row.engine === '' && isPlain(row))
  if (everyEngine || ofEngines.length === 0) return everyEngine
  const found = ofEngines.map((some) => some.find(isPlain))
  return found.every((row) => row !== undefined) ? found[0] : undefined
}

/** '2.0' said of a '2.0 TDI' is the same size, but not surely the same engine: only whole labels are equal. */
export function isSameEngine(a: string, b: string) {
  return a.toLowerCase().replace(/\s+/g, '') === b.toLowerCase().replace(/\s+/g, '')
}

/** One verdict out of those for several cars: the first that it fits, else the first that it may fit. What fits none of them names none. */
export function bestFit(fits: readonly Fit[]): Fit {
  const [first] = fits
  const found = fits.find(({ verdict }) => verdict === 'fits') ?? fits.find(({ verdict }) => verdict === 'fits-if')
  if (found || !first) return found ?? { verdict: 'unknown' }
  const isNone = fits.length > 1 && fits.every(({ verdict }) => verdict === 'does-not-fit')
  return isNone ? { verdict: 'does-not-fit' } : (fits.find(({ verdict }) => verdict === 'does-not-fit') ?? first)
}
