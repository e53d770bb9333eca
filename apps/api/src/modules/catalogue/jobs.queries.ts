import { BRAND_TIERS, type BrandTier } from '@shop/domain/brand-tier'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { carRows } from './matching.queries.ts'
import type { Car } from './product-filter.ts'
import { selectSummaries, summaryOf } from './product-summaries.queries.ts'

/** The jobs that are offered, each with its kinds of parts in order. */
export async function readWorkshopJobs(db: Db) {
  const [jobs, parts] = await Promise.all([
    db.selectFrom('workshop_jobs').select(['id', 'name_es', 'name_en']).where('is_active', '=', true).orderBy('id').execute(),
    db.selectFrom('workshop_job_parts').selectAll().orderBy('job_id').orderBy('place').execute(),
  ])
  const partsOf = Map.groupBy(parts, ({ job_id }) => job_id)
  return jobs.map((job) => ({
    ...job,
    parts: (partsOf.get(job.id) ?? []).map(({ part_type_id, begins, pieces, is_extra }) => ({
      partTypeId: part_type_id,
      begins,
      pieces: pieces ?? undefined,
      isExtra: is_extra,
    })),
  }))
}

/** A picture of each kind that is on sale at all, that of the part which is looked for most. */
export async function picturesOfTypes(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string | undefined>> {
  const { rows } = await sql<{ id: number; image: string | null }>`
    select kind.id, shown.image from unnest(${[...ids]}::int[]) kind (id) cross join lateral (
      select p.images[1] as image from products p where p.status = 'active' and p.part_type_id = kind.id
      order by p.is_available desc, p.popularity desc, p.id limit 1) shown`.execute(db)
  return new Map(rows.map(({ id, image }) => [id, image ?? undefined]))
}

export type Candidate = { readonly partTypeId: number; readonly part: ProductSummary; readonly tier: BrandTier }
type Asked = {
  readonly car: Car
  readonly partTypeIds: readonly number[]
  /** Never offered with itself. */
  readonly productId: number
  readonly tier: BrandTier
}

const EACH = 12

/**
 * What may be offered of each kind for a car: in stock, some of every place on the car, those of the wished tier first. A row that names
 * the car is not yet a fit: that is for the judge to say.
 */
export async function listCandidates(db: Db, locale: Locale, { car, partTypeIds, productId, tier }: Asked): Promise<Candidate[]> {
  const kinds = sql`${[...partTypeIds]}::int[]`
  const tiers = sql`${[...BRAND_TIERS]}::text[]`
  const ids = sql`select id from (
    select c.id, row_number() over (
      partition by c.part_type_id, c.position
      order by abs(array_position(${tiers}, b.tier) - array_position(${tiers}, ${tier}::text)), p.sort_price_cents, p.id) as place
    from (
      select distinct f.product_id as id, f.part_type_id, coalesce(f.position_es, '') as position
      from fitments f where ${carRows(car)} and f.part_type_id = any(${kinds})
      union all
      select u.id, u.part_type_id, '' from products u where u.status = 'active' and u.is_universal and u.part_type_id = any(${kinds})
    ) c join products p on p.id = c.id join brands b on b.id = p.brand_id
    where p.status = 'active' and p.is_available and p.id <> ${productId}
  ) ranked where place <= ${EACH}`
  const rows = await selectSummaries(db, locale)
    .select(['b.tier', 'p.part_type_id'])
    .where(sql<SqlBool>`p.id = any(array(${ids}))`)
    .execute()
  return rows.map((row) => ({ partTypeId: row.part_type_id, part: summaryOf(row), tier: row.tier as BrandTier }))
}
