import type { AuditedPart, AuditedRow, SoldRun } from './audited.ts'

type Years = { readonly from: number; readonly to: number }

function engineKey(engine: string): string {
  return engine.toLowerCase().replace(/\s+/g, '')
}

function meetInYears(a: Years, b: Years): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** Rows that name a common car: model, years and engine. */
export function nameSameCar(a: AuditedRow, b: AuditedRow): boolean {
  return a.modelId === b.modelId && meetInYears(a, b) && (a.engine === '' || b.engine === '' || engineKey(a.engine) === engineKey(b.engine))
}

function inSamePlace(a: AuditedRow, b: AuditedRow): boolean {
  return (a.position ?? b.position) === (b.position ?? a.position)
}

/** Parts that replace each other in at least one car; universal ones do. */
export function shareCar(a: AuditedPart, b: AuditedPart): boolean {
  return (
    (a.isUniversal && b.isUniversal) || a.rows.some((one) => b.rows.some((other) => nameSameCar(one, other) && inSamePlace(one, other)))
  )
}

/** The cars that a row speaks of. */
export function runsOf(row: AuditedRow, runs: readonly SoldRun[]): readonly SoldRun[] {
  return runs.filter((run) => meetInYears(row, run) && (row.engine === '' || engineKey(run.engine) === engineKey(row.engine)))
}
