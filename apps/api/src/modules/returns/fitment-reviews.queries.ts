import type { Locale } from '@shop/domain/locale'
import type { FitmentReview, Misfit, ReturnCar } from '@shop/domain/return'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Failed = {
  readonly returnId: number
  readonly productIds: readonly string[]
  readonly car: ReturnCar
  readonly misfit: Misfit
  readonly at: Date
}

/** Marks the rows that promised a fit for this car. A row without an engine promised it for all; an engine that was not said counts for any. */
export async function markFitments(db: Db, { returnId, productIds, car, misfit, at }: Failed): Promise<void> {
  await sql`
    insert into fitment_reviews (product_id, model_id, year_from, year_to, engine, last_at, last_misfit, last_return)
    select distinct f.product_id, f.model_id, f.year_from, f.year_to, f.engine, ${at}::timestamptz, ${misfit}, ${returnId}::integer
    from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id
    where f.product_id = any(${productIds}::integer[]) and reader_key(m.name) = reader_key(${car.model}) and reader_key(k.name) = reader_key(${car.make})
      and ${car.year} between f.year_from and f.year_to
      and (f.engine = '' or ${car.engine ?? null}::text is null
        or lower(regexp_replace(f.engine, '\\s', '', 'g')) = lower(regexp_replace(${car.engine ?? null}::text, '\\s', '', 'g')))
    order by f.product_id
    on conflict (product_id, model_id, year_from, year_to, engine) do update set times = fitment_reviews.times + 1, last_at = excluded.last_at,
      last_misfit = excluded.last_misfit, last_return = excluded.last_return, reviewed_at = null, reviewed_by = null`.execute(db)
}

const MOST = 200

export async function listFitmentReviews(db: Db, locale: Locale): Promise<FitmentReview[]> {
  const years = sql`case when v.year_from = v.year_to then v.year_from::text else v.year_from || '–' || v.year_to end`
  const rows = await db
    .selectFrom('fitment_reviews as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('models as m', 'm.id', 'v.model_id')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .select((e) => [
      'v.id',
      'v.product_id as productId',
      'p.part_number as partNumber',
      (locale === 'en' ? e.fn.coalesce('p.name_en', 'p.name_es') : e.ref('p.name_es')).as('product'),
      sql<string>`concat_ws(' ', k.name, m.name, ${years}, nullif(v.engine, ''))`.as('car'),
      'v.times',
      'v.last_at as lastAt',
      'v.last_misfit as lastMisfit',
      'v.last_return as lastReturn',
    ])
    .where('v.reviewed_at', 'is', null)
    .orderBy('v.times', 'desc')
    .orderBy('v.last_at', 'desc')
    .orderBy('v.id')
    .limit(MOST)
    .$narrowType<Pick<FitmentReview, 'lastMisfit'>>()
    .execute()
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    productId: String(row.productId),
    lastReturn: String(row.lastReturn),
  }))
}

/** The part whose compatibility it was; undefined when it no longer waits. */
export function updateReviewed(
  db: Db,
  id: number,
  staffId: number,
): Promise<{ readonly partNumber: string; readonly times: number } | undefined> {
  return db
    .updateTable('fitment_reviews as v')
    .from('products as p')
    .set({ reviewed_at: sql<Date>`now()`, reviewed_by: staffId })
    .where('v.id', '=', id)
    .where('v.reviewed_at', 'is', null)
    .whereRef('p.id', '=', 'v.product_id')
    .returning(['p.part_number as partNumber', 'v.times'])
    .executeTakeFirst()
}
