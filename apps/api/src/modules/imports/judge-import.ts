import type { AuditedPart, AuditedRow } from '@shop/domain/catalogue-audit/audited'
import { severityOf } from '@shop/domain/catalogue-audit/contradiction'
import { judgeAddedRows, judgeChangedPart, judgeNewParts, type RowRemark } from '@shop/domain/catalogue-audit/judge-file'
import type { ImportContradictions } from '@shop/domain/imports/import'
import type { SaleUnit } from '@shop/domain/product'
import type { Db } from '../../database/connect.ts'
import { knowledgeNow, listKinds, listModels, listPartsById, rowOf } from '../catalogue-audit/catalogue-audit.public.ts'
import { type BroughtRow, listBroughtRows, listJudgedProducts, listNumbersOfNew } from './brought-rows.queries.ts'

const AT_ONCE = 2_000
const SHOWN = 20

/** What the compared rows would bring that cannot be, by the rules that judge the catalogue. No more parts are held than some at a time. */
export async function judgeImport(db: Db, id: number): Promise<ImportContradictions> {
  const models = await listModels(db)
  const kinds = await listKinds(db)
  const knowledge = knowledgeNow(models)
  const judge = (part: AuditedPart, rows: readonly BroughtRow[]): readonly RowRemark[] => {
    const [changed] = rows.filter(({ outcome }) => outcome === 'changed')
    if (changed) return judgeChangedPart(part, changedPart(part, changed.after, kinds), changed.row, knowledge)
    const saidAs = (wanted: string) =>
      // Of a car that is still to be made nothing is known that could speak against it.
      rows
        .filter(({ outcome, after }) => outcome === wanted && after.model_id !== null)
        .map(({ row, after }) => ({ row, says: rowOf(models)(storedRow(after)) }))
    const removed = saidAs('removed')
    const kept = part.rows.filter((row) => !removed.some(({ says }) => isSame(says, row)))
    return judgeAddedRows({ ...part, rows: kept }, saidAs('new'), knowledge)
  }
  const ids = await listJudgedProducts(db, id)
  let told = withMore(
    { errors: 0, hints: 0, first: [] },
    (await listNumbersOfNew(db, id)).flatMap(({ key, parts }) => judgeNewParts(key, parts)),
  )
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const rows = Map.groupBy(await listBroughtRows(db, id, some), ({ product_id }) => product_id)
    const parts = await listPartsById(db, models, some)
    told = withMore(
      told,
      parts.flatMap((part) => judge(part, rows.get(part.id) ?? [])),
    )
  }
  return told
}

type Kinds = Awaited<ReturnType<typeof listKinds>>

function changedPart(part: AuditedPart, after: BroughtRow['after'], kinds: Kinds): AuditedPart {
  return {
    ...part,
    ...kinds.get(Number(after.part_type_id)),
    nameEs: (after.name_es ?? part.nameEs) as string,
    nameEn: (after.name_en ?? part.nameEn) as string | undefined,
    isUniversal: (after.is_universal ?? part.isUniversal) as boolean,
    unit: (after.unit ?? part.unit) as SaleUnit,
    piecesPerCar: (after.pieces_per_car ?? part.piecesPerCar) as number | undefined,
  }
}

function storedRow({ model_id, year_from, year_to, engine, position_es, note_es }: BroughtRow['after']) {
  return [model_id, year_from, year_to, engine, position_es, note_es] as Parameters<ReturnType<typeof rowOf>>[0]
}

function isSame(a: AuditedRow, b: AuditedRow): boolean {
  return (
    a.modelId === b.modelId &&
    a.from === b.from &&
    a.to === b.to &&
    a.engine === b.engine &&
    (a.position ?? '') === (b.position ?? '') &&
    (a.note ?? '') === (b.note ?? '')
  )
}

function withMore({ errors, hints, first }: ImportContradictions, more: readonly RowRemark[]): ImportContradictions {
  const isHint = ({ kind }: RowRemark) => severityOf(kind) === 'hint'
  const newHints = more.filter(isHint).length
  return {
    errors: errors + more.length - newHints,
    hints: hints + newHints,
    first: [...first, ...more].toSorted((a, b) => Number(isHint(a)) - Number(isHint(b)) || a.row - b.row).slice(0, SHOWN),
  }
}
