import type { FieldRule } from './field-rules.ts'
import type { StaffFitment } from './staff-product.ts'

/** A run of years in which a model was sold with an engine. */
export type CarRun = {
  readonly model: string
  readonly engine: string
  readonly yearFrom: number
  readonly yearTo: number
}

type Wrong = { readonly field: 'model' | 'yearFrom' | 'yearTo' | 'engine'; readonly rule: FieldRule }

/** What a row says that cannot be: the runs are those of its model. */
export function wrongInFitment(row: Pick<StaffFitment, 'yearFrom' | 'yearTo' | 'engine'>, runs: readonly CarRun[]): Wrong | undefined {
  if (runs.length === 0) return { field: 'model', rule: 'unknown-car' }
  const ofEngine = row.engine === '' ? runs : runs.filter(({ engine }) => engine === row.engine)
  if (ofEngine.length === 0) return { field: 'engine', rule: 'engine-not-sold' }
  const isSold = (year: number) => ofEngine.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  if (!isSold(row.yearFrom)) return { field: 'yearFrom', rule: 'years-not-sold' }
  if (row.yearTo < row.yearFrom || !isSold(row.yearTo)) return { field: 'yearTo', rule: 'years-not-sold' }
  return undefined
}

/** Two rows with the same words say the same thing twice. */
export function fitmentWords(row: StaffFitment): string {
  return [row.make, row.model, row.yearFrom, row.yearTo, row.engine, row.positionEs, row.positionEn, row.noteEs, row.noteEn]
    .map((part) => String(part ?? '').toLowerCase())
    .join('|')
}

/** Where a row stands that says what an earlier one says already. */
export function repeatedFitment(rows: readonly StaffFitment[]): number | undefined {
  const words = rows.map(fitmentWords)
  const place = words.findIndex((row, i) => words.indexOf(row) < i)
  return place < 0 ? undefined : place
}

export function fitmentText({ make, model, yearFrom, yearTo, engine }: StaffFitment): string {
  return [make, model, yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`, engine].filter(Boolean).join(' ')
}

/** Every year of a model, first and last; with an engine, those it was sold with it. */
export function yearsSold(runs: readonly CarRun[], engine: string): { readonly first: number; readonly last: number } | undefined {
  const ofEngine = engine === '' ? runs : runs.filter((run) => run.engine === engine)
  if (ofEngine.length === 0) return undefined
  return { first: Math.min(...ofEngine.map(({ yearFrom }) => yearFrom)), last: Math.max(...ofEngine.map(({ yearTo }) => yearTo)) }
}
