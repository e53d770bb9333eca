import type { Locale } from '@shop/domain/locale'
import { numberKey } from '@shop/domain/search/part-numbers'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { askedOften } from './asked-often.queries.ts'
import { inLanguage } from './in-language.queries.ts'

/** A part as its table has it: its kind, brand and promotion are numbers. */
function selectRows(db: Db, locale: Locale) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.part_number', 'p.internal_key', inLanguage(locale)('p', 'name').as('name'), 'p.equivalents', 'p.supplier'])
    .select(['p.part_type_id', 'p.brand_id', 'p.promotion_id', 'p.price_cents', sql<number>`p.stock - p.reserved`.as('free_stock')])
    .select(['p.is_heavy_duty', 'p.is_premium', 'p.is_outlet', 'p.is_universal', 'p.unit', 'p.pieces_per_car', 'p.status', 'p.images'])
}

export type PartRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** In whatever order; those that there are. */
export async function readRows(db: Db, locale: Locale, ids: readonly number[]): Promise<readonly PartRow[]> {
  return ids.length === 0 ? [] : (await db.executeQuery(rowsById(db, locale, ids))).rows
}

const rowsById = askedOften<PartRow, [readonly number[]]>((db, locale, ids) =>
  selectRows(db, locale).where(sql<boolean>`p.id = any((select ${ids}::int[])::int[])`),
)

/** With all that its own page says. The cars of a part are one value, so that a part is one question. */
function selectWhole(db: Db, locale: Locale) {
  const t = inLanguage(locale)
  return (
    selectRows(db, locale)
      // Got for one customer: it has no page.
      .where('p.status', '<>', 'on-order')
      .select(t('p', 'description').as('description'))
      .select(
        sql<FitmentJson[]>`(
          select coalesce(json_agg(json_build_array(f.model_id, f.year_from, f.year_to, f.engine, ${t('f', 'position')}, ${t('f', 'note')})
            order by f.year_from, f.engine), '[]')
          from fitments f where f.product_id = p.id)`.as('fitments'),
      )
  )
}

type FitmentJson = [modelId: number, from: number, to: number, engine: string, position: string | null, note: string | null]
export type WholeRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number]

export async function readWholeById(db: Db, locale: Locale, id: number): Promise<WholeRow | undefined> {
  return (await db.executeQuery(wholeById(db, locale, id))).rows[0]
}

const wholeById = askedOften<WholeRow, [number]>((db, locale, id) => selectWhole(db, locale).where(sql<boolean>`p.id = ${id}`))

/** The next that are on sale, by id. */
export function readWholeAfter(db: Db, locale: Locale, after: number, limit: number): Promise<readonly WholeRow[]> {
  return selectWhole(db, locale).where('p.status', '=', 'active').where('p.id', '>', after).orderBy('p.id').limit(limit).execute()
}

/** `ref` is an id, a maker's number or the shop's own key. */
export async function readWholeByRef(db: Db, locale: Locale, ref: string): Promise<WholeRow | undefined> {
  return (await db.executeQuery(wholeByRef(db, locale, ...keysOf(ref)))).rows[0]
}

const wholeByRef = askedOften<WholeRow, Keys>((db, locale, key, id) =>
  selectWhole(db, locale).where(sql<boolean>`p.id = (${idOf(key, id)})`),
)

export async function findProductId(db: Db, ref: string): Promise<number | undefined> {
  return (await idOf(...keysOf(ref)).execute(db)).rows[0]?.id
}

function keysOf(ref: string): Keys {
  return [numberKey(ref), isId(ref) ? Number(ref) : null]
}
type Keys = [key: string, id: number | null]

/** The shop's own key wins over a number that two makers share, and any number over an id. */
function idOf(key: string | symbol, id: number | null | symbol) {
  return sql<{ id: number }>`
  select id from (
    select p.id, (k.kind <> 'internal')::int as place, p.status from part_number_keys k join products p on p.id = k.product_id
    where k.key = ${key} and k.kind <> 'equivalent'
    union all
    select id, 2, status from products where id = ${id}::int and status <> 'on-order'
  ) named order by place, status, id limit 1`
}

/** Whether a text can be the id of a row at all: PostgreSQL refuses larger numbers with an error. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647
}
