import type { FitPart } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from './in-language.queries.ts'

/** As much of each part as its fit to these models is judged by, and no more: a page asks for 96 of them. */
export const listFitParts = async (
  db: Db,
  locale: Locale,
  ids: readonly number[],
  modelIds: readonly number[],
): Promise<ReadonlyMap<string, FitPart>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products as p')
    .leftJoin(
      () => rowsOf(db, locale, modelIds).as('f'),
      (join) => join.onRef('f.product_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.is_universal', sql<boolean>`exists (select from fitments where product_id = p.id)`.as('has_rows')])
    .select(['f.make', 'f.model', 'f.year_from', 'f.year_to', 'f.engine', 'f.position', 'f.note'])
    .where(sql<SqlBool>`p.id = any(${[...ids]}::int[])`)
    .where('p.status', '<>', 'on-order')
    .orderBy('f.make')
    .orderBy('f.model')
    .orderBy('f.year_from')
    .orderBy('f.engine')
    .execute()
  return new Map([...Map.groupBy(rows, ({ id }) => String(id))].map(([id, its]) => [id, partOf(its)]))
}

const rowsOf = (db: Db, locale: Locale, modelIds: readonly number[]) =>
  db
    .selectFrom('fitments as f')
    .innerJoin('models as m', 'm.id', 'f.model_id')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .select(['f.product_id', 'k.name as make', 'm.name as model', 'f.year_from', 'f.year_to', 'f.engine'])
    .select([inLanguage(locale)('f', 'position').as('position'), inLanguage(locale)('f', 'note').as('note')])
    .where(sql<SqlBool>`f.model_id = any(${[...modelIds]}::int[])`)

type Row = {
  readonly is_universal: boolean
  readonly has_rows: boolean
  readonly make: string | null
  readonly model: string | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly engine: string | null
  readonly position: string | null
  readonly note: string | null
}

const partOf = (rows: readonly Row[]): FitPart => ({
  isUniversal: rows.some(({ is_universal }) => is_universal),
  hasRows: rows.some(({ has_rows }) => has_rows),
  fitments: rows.flatMap(({ make, model, year_from, year_to, engine, position, note }) =>
    make === null || model === null || year_from === null || year_to === null || engine === null
      ? []
      : [{ make, model, yearFrom: year_from, yearTo: year_to, engine, position: position ?? undefined, note: note ?? undefined }],
  ),
})
