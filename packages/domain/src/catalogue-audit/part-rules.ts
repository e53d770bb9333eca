import { type AuditedPart, rowText, type SoldRun } from './audited.ts'
import type { Remark } from './contradiction.ts'
import { runsOf } from './overlap.ts'

export function rowsOrUniversal({ isUniversal, rows }: AuditedPart): readonly Remark[] {
  if (isUniversal) return rows[0] ? [{ kind: 'universal-with-rows', car: rowText(rows[0]) }] : []
  return rows.length === 0 ? [{ kind: 'no-rows' }] : []
}

export function oneLanguage({ nameEs, nameEn }: AuditedPart): readonly Remark[] {
  return nameEs.trim() === '' || (nameEn ?? '').trim() === '' ? [{ kind: 'one-language' }] : []
}

/** Kinds of which every cylinder has one, or two. */
const ONE_PER_CYLINDER: readonly string[] = ['spark-plug', 'glow-plug', 'bujia', 'bujias', 'bujia-incandescente']

export function piecesAndCylinders(
  { type, unit, piecesPerCar, rows }: AuditedPart,
  runsOfModel: (modelId: number) => readonly SoldRun[],
): readonly Remark[] {
  if (!ONE_PER_CYLINDER.includes(type) || unit !== 'piece' || piecesPerCar === undefined) return []
  const wrong = rows.find((row) => {
    const cylinders = runsOf(row, runsOfModel(row.modelId)).flatMap(({ facts }) => facts.cylinders ?? [])
    return cylinders.length > 0 && cylinders.every((count) => piecesPerCar % Number(count) !== 0)
  })
  return wrong ? [{ kind: 'odd-pieces', car: rowText(wrong), value: String(piecesPerCar) }] : []
}
