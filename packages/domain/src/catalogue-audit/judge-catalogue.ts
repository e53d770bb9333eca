import type { AuditedModel, AuditedPart, AuditedRow, SoldRun } from './audited.ts'
import { eitherOr, isEitherOr } from './car-rules.ts'
import type { Contradiction, Remark } from './contradiction.ts'
import { KIND_RULES } from './kind-rules.ts'
import { type CarsInText, carInName, carsInText, placeInName, yearsInName } from './name-rules.ts'
import { NUMBER_RULES, numberKeysOf } from './number-rules.ts'
import { oneLanguage, piecesAndCylinders, rowsOrUniversal } from './part-rules.ts'
import { ROW_RULES } from './row-rules.ts'

/** What the shop knows of cars, and what year it is. */
export type AuditKnowledge = {
  readonly runsOf: (modelId: number) => readonly SoldRun[]
  readonly carsIn: CarsInText
  readonly thisYear: number
}

export const knowledgeOf = (models: readonly AuditedModel[], thisYear: number): AuditKnowledge => {
  const byId = new Map(models.map(({ id, runs }) => [id, runs]))
  return { runsOf: (id) => byId.get(id) ?? [], carsIn: carsInText(models), thisYear }
}

/** What can be said of a part by itself: each kind once, however many rows have it. */
export const judgePart = (part: AuditedPart, knowledge: AuditKnowledge): readonly Contradiction[] => {
  const remarks = [...part.rows.flatMap((row) => judgeRow(part, row, knowledge)), ...judgeWhole(part, knowledge)]
  return firstOfEach(remarks).map((remark) => ({ ...remark, partId: part.id }))
}

/** One row of a part, beside its others. */
export const judgeRow = (part: AuditedPart, row: AuditedRow, { runsOf, thisYear }: AuditKnowledge): readonly Remark[] =>
  ROW_RULES.flatMap((rule) => rule(part, row, runsOf(row.modelId), thisYear))

/** What a part says of itself against all its rows. */
export const judgeWhole = (part: AuditedPart, { runsOf, carsIn }: AuditKnowledge): readonly Remark[] => [
  ...rowsOrUniversal(part),
  ...yearsInName(part),
  ...carInName(part, carsIn),
  ...placeInName(part),
  ...oneLanguage(part),
  ...piecesAndCylinders(part, runsOf),
]

export const judgeKind = (parts: readonly AuditedPart[]): readonly Contradiction[] => KIND_RULES.flatMap((rule) => rule(parts))

/** Parts that share a number: several numbers of the same two parts are one contradiction. */
export const judgeNumbers = (groups: Iterable<readonly [string, readonly AuditedPart[]]>): readonly Contradiction[] =>
  firstOfEach([...groups].flatMap(([key, parts]) => NUMBER_RULES.flatMap((rule) => rule(key, parts))))

/** Every rule over a list of parts, such as those of a supplier's file. */
export const judgeParts = (parts: readonly AuditedPart[], knowledge: AuditKnowledge): readonly Contradiction[] => [
  ...parts.flatMap((part) => judgePart(part, knowledge)),
  ...[...Map.groupBy(parts, ({ type }) => type).values()].flatMap(judgeKind),
  ...judgeNumbers(groupedBy(parts, numberKeysOf)),
  ...[...groupedBy(parts.filter(isEitherOr), ({ rows }) => new Set(rows.map(({ modelId }) => modelId)))].flatMap(([modelId, some]) =>
    eitherOr(modelId, some, knowledge.runsOf(modelId)),
  ),
]

/** Groups of two or more; a part may be in several. */
const groupedBy = <Key>(parts: readonly AuditedPart[], keysOf: (part: AuditedPart) => Iterable<Key>): Map<Key, AuditedPart[]> => {
  const groups = new Map<Key, AuditedPart[]>()
  for (const part of parts) {
    for (const key of keysOf(part)) {
      const group = groups.get(key)
      if (group) group.push(part)
      else groups.set(key, [part])
    }
  }
  for (const [key, group] of groups) if (group.length < 2) groups.delete(key)
  return groups
}

const firstOfEach = <One extends Remark & { readonly partId?: number }>(all: readonly One[]): One[] =>
  [...new Map(all.toReversed().map((one) => [[one.kind, one.fact, one.partId].join(' '), one])).values()].toReversed()
