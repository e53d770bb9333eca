import { createHash } from 'node:crypto'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { SaleUnit } from '@shop/domain/product'
import type { ProductData, StaffProduct } from '@shop/domain/staff-product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listFitments } from './fitments.queries.ts'

type Identity = Pick<ProductData, 'internalKey' | 'partTypeId'>
type Wanted = { readonly [Key in keyof Identity]?: Identity[Key] | undefined }

/**
 * Locks the part until the transaction ends, at once as strongly as its update needs: other tables refer to the columns
 * of its identity, and changing those excludes their foreign keys, too (decision 0095).
 */
export async function lockProduct(db: Db, id: number, wanted: Wanted = {}): Promise<boolean> {
  const product = db
    .selectFrom('products')
    .select(['id', 'internal_key', 'part_type_id'])
    .where('id', '=', id)
    .where('status', '<>', 'on-order')
  const seen = await product.executeTakeFirst()
  if (!seen) return false
  const { internalKey = seen.internal_key, partTypeId = String(seen.part_type_id) } = wanted
  const isSameIdentity = internalKey === seen.internal_key && partTypeId === String(seen.part_type_id)
  return (await (isSameIdentity ? product.forNoKeyUpdate() : product.forUpdate()).executeTakeFirst()) !== undefined
}

/** A part on order belongs to its quotation and is none of the catalogue. */
export async function findStaffProduct(db: Db, id: number): Promise<StaffProduct | undefined> {
  const row = await db
    .selectFrom('products as p')
    .selectAll('p')
    .select(sql<string>`running_discount(p.promotion_id)`.as('discount'))
    .where('p.id', '=', id)
    .where('p.status', '<>', 'on-order')
    .executeTakeFirst()
  if (!row) return undefined
  const data: ProductData = {
    partNumber: row.part_number,
    internalKey: row.internal_key,
    nameEs: row.name_es,
    nameEn: row.name_en ?? undefined,
    descriptionEs: row.description_es || undefined,
    descriptionEn: row.description_en ?? undefined,
    partTypeId: String(row.part_type_id),
    brandId: String(row.brand_id),
    supplier: row.supplier,
    unit: row.unit as SaleUnit,
    piecesPerCar: row.pieces_per_car ?? undefined,
    isHeavyDuty: row.is_heavy_duty,
    isUniversal: row.is_universal,
    price: cents(row.price_cents),
    cost: row.cost_cents === null ? undefined : cents(row.cost_cents),
    listPrice: row.list_price_cents === null ? undefined : cents(row.list_price_cents),
    promotionId: row.promotion_id === null ? undefined : String(row.promotion_id),
    isOutlet: row.is_outlet,
    isPremium: row.is_premium,
    isRecommended: row.is_recommended,
    status: row.status === 'active' ? 'active' : 'inactive',
    equivalents: row.equivalents,
    images: row.images,
    fitments: await listFitments(db, id),
  }
  return {
    ...data,
    id: String(row.id),
    version: contentHash(data),
    finalPrice: discountedPrice(data.price, Number(row.discount)),
    stock: row.stock,
    reserved: row.reserved,
    changedAt: row.updated_at,
  }
}

/** The version of what is saved at once, whoever changed it: this desk, an import, or a statement of somebody's own. */
function contentHash(data: ProductData): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32)
}

/** Nothing when another part has got the key since it was judged, by an import. */
export async function insertProduct(db: Db, data: ProductData): Promise<number | undefined> {
  const row = await db
    .insertInto('products')
    .values(columnsOf(data))
    .onConflict((conflict) => conflict.column('internal_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** PostgreSQL locks by the names of the columns in SET, not by their values: those of the identity are named only when they change. */
export async function updateProduct(db: Db, id: number, data: ProductData, before: Identity): Promise<void> {
  const { internal_key, part_type_id, ...columns } = columnsOf(data)
  const identity = {
    ...(data.internalKey === before.internalKey ? {} : { internal_key }),
    ...(data.partTypeId === before.partTypeId ? {} : { part_type_id }),
  }
  await db
    .updateTable('products')
    .set({ ...columns, ...identity })
    .where('id', '=', id)
    .execute()
}

function columnsOf(data: ProductData) {
  return {
    part_number: data.partNumber,
    internal_key: data.internalKey,
    name_es: data.nameEs,
    name_en: data.nameEn ?? null,
    description_es: data.descriptionEs ?? '',
    description_en: data.descriptionEn ?? null,
    part_type_id: Number(data.partTypeId),
    brand_id: Number(data.brandId),
    supplier: data.supplier,
    unit: data.unit,
    pieces_per_car: data.piecesPerCar ?? null,
    is_heavy_duty: data.isHeavyDuty,
    is_universal: data.isUniversal,
    price_cents: data.price,
    cost_cents: data.cost ?? null,
    list_price_cents: data.listPrice ?? null,
    promotion_id: data.promotionId === undefined ? null : Number(data.promotionId),
    is_outlet: data.isOutlet,
    is_premium: data.isPremium,
    is_recommended: data.isRecommended,
    status: data.status,
    equivalents: [...data.equivalents],
    images: [...data.images],
  }
}
