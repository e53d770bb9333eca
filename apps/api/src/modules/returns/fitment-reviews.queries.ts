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
export const markFitments = async (db: Db, { returnId, productIds, car, misfit, at }: Failed): Promise<void> => {
  await sql`
    insert into fitment_reviews (product_id, model_id, year_from, year_to, engine, last_at, last_misfit, last_return)
    select distinct f.product_id, f.model_id, f.year_from, f.year_to, f.engine, ${at}::timestamptz, ${misfit}, ${returnId}::integer
    from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id
    where f.product_id = any(${productIds}::integer[]) and reader_key(m.name) = reader_key(${car.model}) and reader_key(k.name) = reader_key(${car.make})
      and ${car.year} between f.year_from and f.year_to
      and (f.engine = '' or ${car.engine ?? null}::text is null
        or lower(regexp_replace(f.engine, '\\s', '', 'g')) = lower(regexp_replace(${car.engine ?? null}::text, '\\s', '', 'g')))
    on conflict (product_id, model_id, year_from, year_to, engine) do update set times = fitment_reviews.times + 1, last_at = excluded.last_at,
      last_misfit = excluded.last_misfit, last_return = excluded.last_return, reviewed_at = null, reviewed_by = null`.execute(db)
}

type Row = Omit<FitmentReview, 'id' | 'productId' | 'lastReturn'> & {
  readonly id: number
  readonly productId: number
  readonly lastReturn: number
}
const MOST = 200

export const listFitmentReviews = async (db: Db, locale: Locale): Promise<FitmentReview[]> => {
  const { rows } = await sql<Row>`
    select v.id, v.product_id as "productId", p.part_number as "partNumber", coalesce(case when ${locale} = 'en' then p.name_en end, p.name_es) as product,
      concat_ws(' ', k.name, m.name, case when v.year_from = v.year_to then v.year_from::text else v.year_from || '–' || v.year_to end, nullif(v.engine, '')) as car,
      v.times, v.last_at as "lastAt", v.last_misfit as "lastMisfit", v.last_return as "lastReturn"
    from fitment_reviews v join products p on p.id = v.product_id join models m on m.id = v.model_id join makes k on k.id = m.make_id
    where v.reviewed_at is null order by v.times desc, v.last_at desc, v.id limit ${MOST}`.execute(db)
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    productId: String(row.productId),
    lastReturn: String(row.lastReturn),
  }))
}

/** The part whose compatibility it was; undefined when it no longer waits. */
export const updateReviewed = async (
  db: Db,
  id: number,
  staffId: number,
): Promise<{ readonly partNumber: string; readonly times: number } | undefined> =>
  (
    await sql<{ partNumber: string; times: number }>`
      update fitment_reviews v set reviewed_at = now(), reviewed_by = ${staffId} from products p
      where v.id = ${id} and v.reviewed_at is null and p.id = v.product_id returning p.part_number as "partNumber", v.times`.execute(db)
  ).rows[0]
