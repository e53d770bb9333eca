import type { AuditedModel, AuditedPart, AuditedRow, SoldRun } from './audited.ts'
import type { Contradiction, Remark } from './contradiction.ts'
import { KIND_RULES } from './kind-rules.ts'
import { type CarsInText, carInName, carsInText, placeInName, yearsInName } from './name-rules.ts'
import { NUMBER_RULES } from './number-rules.ts'
import { oneLanguage, piecesAndCylinders, rowsOrUniversal } from './part-rules.ts'
import { ROW_RULES } from './row-rules.ts'

/** What the shop knows of cars, and what year it is. */
export type AuditKnowledge = {
  readonly runsOf: (modelId: number) => readonly SoldRun[]
  readonly carsIn: CarsInText
  readonly thisYear: number
}

export function knowledgeOf(models: readonly AuditedModel[], thisYear: number): AuditKnowledge {
  const byId = new Map(models.map(({ id, runs }) => [id, runs]))
  return { runsOf: (id) => byId.get(id) ?? [], carsIn: carsInText(models), thisYear }
}

/** What can be said of a part by itself: each kind once, however many rows have it. */
export function judgePart(part: AuditedPart, knowledge: AuditKnowledge): readonly Contradiction[] {
  const remarks = [...part.rows.flatMap((row) => judgeRow(part, row, knowledge)), ...judgeWhole(part, knowledge)]
  return firstOfEach(remarks).map((remark) => ({ ...remark, partId: part.id }))
}

/** One row of a part, beside its others. */
export function judgeRow(part: AuditedPart, row: AuditedRow, { runsOf, thisYear }: AuditKnowledge): readonly Remark[] {
  return ROW_RULES.flatMap((rule) => rule(part, row, runsOf(row.modelId), thisYear))
}

/** What a part says of itself against all its rows. */
export function judgeWhole(part: AuditedPart, { runsOf, carsIn }: AuditKnowledge): readonly Remark[] {
  return [
    ...rowsOrUniversal(part),
    ...yearsInName(part),
    ...carInName(part, carsIn),
    ...placeInName(part),
    ...oneLanguage(part),
    ...piecesAndCylinders(part, runsOf),
  ]
}

export function judgeKind(parts: readonly AuditedPart[]): readonly Contradiction[] {
  return KIND_RULES.flatMap((rule) => rule(parts))
}

/** Parts that share a number: several numbers of the same two parts are one contradiction. */
export function judgeNumbers(groups: Iterable<readonly [string, readonly AuditedPart[]]>): readonly Contradiction[] {
  return firstOfEach([...groups].flatMap(([key, parts]) => NUMBER_RULES.flatMap((rule) => rule(key, parts))))
}

function firstOfEach<One extends Remark & { readonly partId?: number }>(all: readonly One[]): One[] {
  return [...new Map(all.toReversed().map((one) => [[one.kind, one.fact, one.partId].join(' '), one])).values()].toReversed()
}
