import type { BrandTier } from '@shop/domain/brand-tier'
import type { Db } from '../../database/connect.ts'
import { readByVersion } from '../../database/read-by-version.ts'

/** What parts name by a number: few enough to be kept whole, so that no question about parts has to join them. */
export type Names = Awaited<ReturnType<typeof readNames>>
/** As much of a part as says whether everything it names is known. */
type Naming = {
  readonly part_type_id: number
  readonly brand_id: number
  readonly promotion_id: number | null
  readonly modelIds?: readonly number[]
}
export type NamesFor = (parts: readonly Naming[]) => Promise<Names>

/** A part may name what was made a moment ago, before the news of it arrived here: then it is looked up. */
export function createNames(db: Db, version: () => number): NamesFor {
  const read = readByVersion(version, () => readNames(db))
  return async (parts) => {
    const kept = await read()
    return parts.every((part) => knows(kept, part)) ? kept : readNames(db)
  }
}

function knows({ kinds, brands, promotions, models }: Names, { part_type_id, brand_id, promotion_id, modelIds = [] }: Naming): boolean {
  return (
    kinds.has(part_type_id) &&
    brands.has(brand_id) &&
    (promotion_id === null || promotions.has(promotion_id)) &&
    modelIds.every((id) => models.has(id))
  )
}

async function readNames(db: Db) {
  const [kinds, brands, promotions, models] = await Promise.all([readKinds(db), readBrands(db), readPromotions(db), readModels(db)])
  return { kinds: byId(kinds), brands: byId(brands), promotions: byId(promotions), models: byId(models) }
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function readKinds(db: Db) {
  return db
    .selectFrom('part_types as t')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['t.id', 't.name_es', 't.name_en'])
    .select(['s.name_es as subcategory_es', 's.name_en as subcategory_en', 's.slug as subcategory_slug'])
    .select(['c.name_es as category_es', 'c.name_en as category_en', 'c.slug as category_slug'])
    .execute()
}

function readBrands(db: Db) {
  return db
    .selectFrom('brands')
    .select(['id', 'name', 'is_own_line', 'warranty_months'])
    .select('tier')
    .$narrowType<{ tier: BrandTier }>()
    .execute()
}

function readPromotions(db: Db) {
  return db.selectFrom('promotions').selectAll().execute()
}

/** In the order of their names: `place` is it. */
async function readModels(db: Db) {
  const rows = await db
    .selectFrom('models as m')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .select(['m.id', 'k.name as make', 'm.name as model'])
    .orderBy('k.name')
    .orderBy('m.name')
    .execute()
  return rows.map((row, place) => ({ ...row, place }))
}
