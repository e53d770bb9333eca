import type { BrandTier } from '@shop/domain/brand-tier'
import type { StaffBrand } from '@shop/domain/staff-brand'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type BrandDraft = Pick<StaffBrand, 'name' | 'isOwnLine' | 'tier'> & {
  readonly warrantyMonths?: number | undefined
  readonly logo?: string | undefined
}

export async function listBrands(db: Db): Promise<readonly StaffBrand[]> {
  const rows = await selectBrands(db).orderBy(sql`reader_key(b.name)`).execute()
  return rows.map(brandOf)
}

export async function findBrand(db: Db, id: number): Promise<StaffBrand | undefined> {
  const row = await selectBrands(db).where('b.id', '=', id).executeTakeFirst()
  return row && brandOf(row)
}

export async function lockBrand(db: Db, id: number): Promise<StaffBrand | undefined> {
  await db.selectFrom('brands').select('id').where('id', '=', id).forUpdate().execute()
  return findBrand(db, id)
}

export async function listOtherBrands(db: Db, id: number): Promise<readonly Pick<StaffBrand, 'slug' | 'name'>[]> {
  return db.selectFrom('brands').select(['slug', 'name']).where('id', '<>', id).execute()
}

/** Nothing when another brand has that address. */
export async function insertBrand(db: Db, slug: string, draft: BrandDraft): Promise<number | undefined> {
  const row = await db
    .insertInto('brands')
    .values({ slug, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateBrand(db: Db, id: number, draft: BrandDraft): Promise<void> {
  await db
    .updateTable('brands')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ name, isOwnLine, tier, warrantyMonths, logo }: BrandDraft) {
  return {
    name,
    is_own_line: isOwnLine,
    tier,
    warranty_months: warrantyMonths ?? null,
    logo: logo ?? null,
  }
}

function selectBrands(db: Db) {
  return db.selectFrom('brands as b').select((e) => [
    'b.id',
    'b.slug',
    'b.name',
    'b.is_own_line',
    'b.tier',
    'b.warranty_months',
    'b.logo',
    'b.version',
    e
      .selectFrom('products as p')
      .select((p) => p.fn.countAll<string>().as('count'))
      .whereRef('p.brand_id', '=', 'b.id')
      .where('p.status', '=', 'active')
      .as('product_count'),
  ])
}

type BrandRow = Awaited<ReturnType<ReturnType<typeof selectBrands>['execute']>>[number]

function brandOf(row: BrandRow): StaffBrand {
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    isOwnLine: row.is_own_line,
    tier: row.tier as BrandTier,
    warrantyMonths: row.warranty_months ?? undefined,
    logo: row.logo ?? undefined,
    productCount: Number(row.product_count ?? 0),
    version: row.version,
  }
}
