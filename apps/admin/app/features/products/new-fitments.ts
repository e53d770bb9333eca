import type { FieldRule } from '@shop/domain/field-rules'
import { type CarRun, fitmentText, fitmentWords, wrongInFitment, yearsSold } from '@shop/domain/fitment-rules'
import type { StaffFitment } from '@shop/domain/staff-product'

/** What is said of several models at once; without a year, from the first or to the last of each. */
export type FitmentDraft = Omit<StaffFitment, 'model' | 'yearFrom' | 'yearTo'> & {
  readonly models: readonly string[]
  readonly yearFrom: number | undefined
  readonly yearTo: number | undefined
}

type Made = { readonly rows: readonly StaffFitment[] } | { readonly car: string; readonly rule: FieldRule }

/** A row for each model, or the first that cannot be or is there already. */
export function newFitments({ models, ...draft }: FitmentDraft, runs: readonly CarRun[], others: readonly StaffFitment[]): Made {
  const known = new Set(others.map(fitmentWords))
  const rows: StaffFitment[] = []
  for (const model of models) {
    const ofModel = runs.filter((run) => run.model === model)
    const years = yearsSold(ofModel, draft.engine)
    const row = { ...draft, model, yearFrom: draft.yearFrom ?? years?.first ?? 0, yearTo: draft.yearTo ?? years?.last ?? 0 }
    const wrong = wrongInFitment(row, ofModel)
    const car = wrong ? `${draft.make} ${model}` : fitmentText(row)
    if (wrong) return { car, rule: wrong.rule }
    if (known.has(fitmentWords(row))) return { car, rule: 'duplicate' }
    rows.push(row)
  }
  return { rows }
}
