import type { CarFacts, PartNeeds } from '../car-facts.ts'
import type { SaleUnit } from '../product.ts'

/** A row of a part's table, as far as it can contradict something. No engine means every engine of those years. */
export type AuditedRow = {
  readonly modelId: number
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: string
  readonly position: string | undefined
  readonly note: string | undefined
}

/** A part that is on sale, with all that the rules judge. */
export type AuditedPart = {
  readonly id: number
  readonly key: string
  readonly number: string
  readonly equivalents: readonly string[]
  readonly brand: string
  /** The kind of part, by its address. */
  readonly type: string
  readonly needs: PartNeeds
  readonly nameEs: string
  readonly nameEn: string | undefined
  readonly isUniversal: boolean
  readonly priceCents: number
  readonly unit: SaleUnit
  readonly piecesPerCar: number | undefined
  readonly rows: readonly AuditedRow[]
}

/** A run of years in which a model was sold with an engine, and what is known of such a car. */
export type SoldRun = { readonly engine: string; readonly from: number; readonly to: number; readonly facts: CarFacts }
export type AuditedModel = { readonly id: number; readonly make: string; readonly model: string; readonly runs: readonly SoldRun[] }

export function rowText({ make, model, from, to, engine }: AuditedRow): string {
  return [make, model, from === to ? from : `${from}–${to}`, engine].filter(Boolean).join(' ')
}
