import type { Page } from '@shop/domain/listing'
import type { PromotionDraft, PromotionPhase, StaffPromotion } from '@shop/domain/staff-promotion'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Asked = { readonly page: number; readonly limit: number; readonly phase?: PromotionPhase | undefined }

/** Of `promotions as o`. */
export const promotionPhase = sql<PromotionPhase>`case when lower(o.status) <> 'activo' then 'off' when now() < o.starts_at then 'upcoming'
  when now() > o.ends_at then 'over' else 'running' end`

/** Newest first; what is to come, soonest first. */
export async function listStaffPromotions(db: Db, { page, limit, phase: wanted }: Asked): Promise<Page<StaffPromotion>> {
  const isWanted = wanted === undefined ? sql<boolean>`true` : sql<boolean>`${promotionPhase} = ${wanted}`
  const [rows, { total }] = await Promise.all([
    selectPromotions(db)
      .where(isWanted)
      .orderBy('o.starts_at', wanted === 'upcoming' ? 'asc' : 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('promotions as o')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where(isWanted)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(promotionOf), total: Number(total), page, limit }
}

export async function findStaffPromotion(db: Db, id: number): Promise<StaffPromotion | undefined> {
  const row = await selectPromotions(db).where('o.id', '=', id).executeTakeFirst()
  return row && promotionOf(row)
}

/** Whoever changes a promotion locks it first, so that two do so one after the other; who puts a part into it does not wait. */
export async function lockPromotion(db: Db, id: number): Promise<StaffPromotion | undefined> {
  await db.selectFrom('promotions').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findStaffPromotion(db, id)
}

export async function insertPromotion(db: Db, slug: string, draft: PromotionDraft): Promise<number> {
  const { id } = await db
    .insertInto('promotions')
    .values({ slug: await freeSlug(db, slug), ...columnsOf(draft) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePromotion(db: Db, id: number, draft: PromotionDraft): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** A moment ago: both ends of a promotion belong to it, so one that ends now would still run in this very transaction. */
export async function updateEnded(db: Db, id: number): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ ends_at: sql`greatest(now() - interval '1 millisecond', starts_at + interval '1 microsecond')`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function updateSwitched(db: Db, id: number, isOn: boolean): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ status: statusOf(isOn), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

function statusOf(isOn: boolean): string {
  return isOn ? 'activo' : 'inactivo'
}

function columnsOf(draft: PromotionDraft) {
  return {
    name_es: draft.nameEs,
    name_en: draft.nameEn,
    description_es: draft.descriptionEs,
    description_en: draft.descriptionEn,
    discount_percent: String(draft.discountPercent),
    status: statusOf(draft.isOn),
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
  }
}

/** Two promotions may have one name; the second is `navidad-2` in addresses. */
async function freeSlug(db: Db, wanted: string): Promise<string> {
  const base = wanted || 'promocion'
  const rows = await db.selectFrom('promotions').select('slug').where('slug', 'like', `${base}%`).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

function selectPromotions(db: Db) {
  return db.selectFrom('promotions as o').select((e) => [
    'o.id',
    'o.name_es',
    'o.name_en',
    'o.description_es',
    'o.description_en',
    'o.discount_percent',
    'o.status',
    'o.starts_at',
    'o.ends_at',
    'o.version',
    promotionPhase.as('phase'),
    e
      .selectFrom('products as p')
      .select((p) => p.fn.countAll<string>().as('count'))
      .whereRef('p.promotion_id', '=', 'o.id')
      .where('p.status', '<>', 'on-order')
      .as('product_count'),
    // As the shop chooses it: the picture of its first product.
    sql<
      string | null
    >`(select images[1] from products where promotion_id = o.id and status = 'active' and cardinality(images) > 0 order by id limit 1)`.as(
      'image',
    ),
  ])
}

type PromotionRow = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number]

function promotionOf(row: PromotionRow): StaffPromotion {
  return {
    id: String(row.id),
    nameEs: row.name_es,
    nameEn: row.name_en,
    descriptionEs: row.description_es,
    descriptionEn: row.description_en,
    discountPercent: Number(row.discount_percent),
    isOn: row.phase !== 'off',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    phase: row.phase,
    productCount: Number(row.product_count ?? 0),
    image: row.image ?? undefined,
    version: row.version,
  }
}
