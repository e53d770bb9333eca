import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { numberKey } from './comparing/matched-rows.queries.ts'
import { saysAny } from './facts.queries.ts'
import type { FitmentColumn } from './fitment-columns.ts'
import type { ProductColumn } from './product-columns.queries.ts'

/** What of a product the rules judge beside its rows: a list of prices brings no contradictions. */
const JUDGED_COLUMNS = ['name_es', 'name_en', 'part_type_id', 'is_universal', 'unit', 'pieces_per_car'] as const satisfies ProductColumn[]

/** Products of which the compared rows say something that may not be. New ones have no cars yet that could speak against them. */
export async function listJudgedProducts(db: Db, id: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('product_id')
    .distinct()
    .where('import_id', '=', id)
    .where('product_id', 'is not', null)
    .where((e) => e.or([e('outcome', '=', 'new'), e.and([e('outcome', '=', 'changed'), saysAny(e.ref('after'), JUDGED_COLUMNS)])]))
    .orderBy('product_id')
    .execute()
  return rows.flatMap(({ product_id }) => product_id ?? [])
}

type NewPart = { readonly row: number; readonly key: string; readonly number: string; readonly brand: string }

/** New products that share a number with another one of the file. */
export async function listNumbersOfNew(db: Db, id: number): Promise<readonly { key: string; parts: readonly NewPart[] }[]> {
  const { rows } = await sql<{ key: string; parts: NewPart[] }>`
    select key, json_agg(json_build_object('row', row, 'key', internal_key, 'number', part_number, 'brand', brand) order by row) as parts
    from (
      select row, ${numberKey(sql.ref('part_number'))} as key, coalesce(internal_key, '') as internal_key, part_number, given ->> 'brand_id' as brand
      from import_rows where import_id = ${id} and outcome = 'new' and product_id is null
    ) new where key <> '' group by key having count(*) > 1`.execute(db)
  return rows
}

type Said = Readonly<Partial<Record<(typeof JUDGED_COLUMNS)[number] | FitmentColumn, unknown>>>
export type BroughtRow = { readonly row: number; readonly product_id: number; readonly outcome: string; readonly after: Said }

export function listBroughtRows(db: Db, id: number, productIds: readonly number[]): Promise<BroughtRow[]> {
  return db
    .selectFrom('import_rows')
    .select(['row', 'product_id', 'outcome', 'after'])
    .where('import_id', '=', id)
    .where('outcome', 'in', ['new', 'changed', 'removed'])
    .where(sql<SqlBool>`product_id = any(${[...productIds]}::int[])`)
    .orderBy('row')
    .$narrowType<BroughtRow>()
    .execute()
}
