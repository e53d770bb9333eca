import type { AuditedPart, AuditedRow, SoldRun } from './audited.ts'

type Years = { readonly from: number; readonly to: number }

const engineKey = (engine: string): string => engine.toLowerCase().replace(/\s+/g, '')

const meetInYears = (a: Years, b: Years): boolean => a.from <= b.to && b.from <= a.to

/** Rows that name a common car: model, years and engine. */
export const nameSameCar = (a: AuditedRow, b: AuditedRow): boolean =>
  a.modelId === b.modelId && meetInYears(a, b) && (a.engine === '' || b.engine === '' || engineKey(a.engine) === engineKey(b.engine))

const inSamePlace = (a: AuditedRow, b: AuditedRow): boolean => (a.position ?? b.position) === (b.position ?? a.position)

/** Parts that replace each other in at least one car; universal ones do. */
export const shareCar = (a: AuditedPart, b: AuditedPart): boolean =>
  (a.isUniversal && b.isUniversal) || a.rows.some((one) => b.rows.some((other) => nameSameCar(one, other) && inSamePlace(one, other)))

/** The cars that a row speaks of. */
export const runsOf = (row: AuditedRow, runs: readonly SoldRun[]): readonly SoldRun[] =>
  runs.filter((run) => meetInYears(row, run) && (row.engine === '' || engineKey(run.engine) === engineKey(row.engine)))
