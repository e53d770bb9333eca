import type { AuditedPart, AuditedRow } from './audited.ts'
import type { Remark } from './contradiction.ts'
import { type AuditKnowledge, judgePart, judgeRow, judgeWhole } from './judge-catalogue.ts'
import { type NumberedPart, sameNumber } from './number-rules.ts'

/** What a row of a file would bring that cannot be; rows count as in the file. */
export type RowRemark = Remark & { readonly row: number }

type AddedRow = { readonly row: number; readonly says: AuditedRow }

/** Cars that a file adds to a part: each is judged beside those that are there and those above it. */
export function judgeAddedRows(part: AuditedPart, added: readonly AddedRow[], knowledge: AuditKnowledge): readonly RowRemark[] {
  const after = { ...part, rows: [...part.rows, ...added.map(({ says }) => says)] }
  const saysAlone = ({ kind }: Remark) =>
    added.find(({ says }) => judgeWhole({ ...part, rows: [says] }, knowledge).some((one) => one.kind === kind)) ?? added[0]
  return [
    ...added.flatMap(({ row, says }) => judgeRow(after, says, knowledge).map((remark) => ({ ...remark, row }))),
    ...brought(judgeWhole(part, knowledge), judgeWhole(after, knowledge)).flatMap((remark) => {
      const told = saysAlone(remark)
      return told ? [{ ...remark, row: told.row }] : []
    }),
  ]
}

/** A row of a file that says a part anew. */
export function judgeChangedPart(before: AuditedPart, after: AuditedPart, row: number, knowledge: AuditKnowledge): readonly RowRemark[] {
  return brought(judgePart(before, knowledge), judgePart(after, knowledge)).map(({ partId, ...remark }) => ({ ...remark, row }))
}

/** Parts that a file brings anew under one number. Those that have one in the shop are not new. */
export function judgeNewParts(key: string, parts: readonly (Omit<NumberedPart, 'id'> & { readonly row: number })[]): readonly RowRemark[] {
  return sameNumber(
    key,
    parts.map(({ row, ...part }) => ({ ...part, id: row })),
  ).map(({ partId, ...remark }) => ({ ...remark, row: partId }))
}

/** What was wrong before is not the file's. */
function brought<One extends Remark>(before: readonly One[], after: readonly One[]): readonly One[] {
  return after.filter(({ kind, fact }) => !before.some((one) => one.kind === kind && one.fact === fact))
}
