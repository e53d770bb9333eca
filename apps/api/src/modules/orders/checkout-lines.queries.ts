import type { NamedCar } from '@shop/domain/asked-products'
import type { Cents } from '@shop/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type FrozenLine = {
  readonly productId: number
  readonly ref: string
  readonly qty: number
  readonly partNumber: string
  readonly internalKey: string
  readonly name: string
  readonly brand: string
  readonly image: string | undefined
  readonly price: Cents
  readonly discountPercent: number
  readonly unitPrice: Cents
  /** The offer that promised this price. */
  readonly offerId?: number | undefined
  /** The car it is bought for, as it was named. */
  readonly forCar?: NamedCar | undefined
}

/** A part of the statement that reserves the pieces. */
export function insertedLines(checkoutId: RawBuilder<unknown>, lines: readonly FrozenLine[], beside: RawBuilder<unknown>) {
  const rows = lines.map((line, place) => ({
    product_id: line.productId,
    place,
    qty: line.qty,
    part_number: line.partNumber,
    internal_key: line.internalKey,
    name: line.name,
    brand: line.brand,
    image: line.image ?? null,
    price_cents: line.price,
    discount_percent: line.discountPercent,
    unit_price_cents: line.unitPrice,
    offer_id: line.offerId ?? null,
    for_car: line.forCar ?? null,
  }))
  return sql`
    insert into checkout_lines (checkout_id, product_id, place, qty, part_number, internal_key, name, brand, image, price_cents, discount_percent, unit_price_cents, offer_id, for_car)
    select ${checkoutId}, l.product_id, l.place, l.qty, l.part_number, l.internal_key, l.name, l.brand, l.image, l.price_cents, l.discount_percent, l.unit_price_cents, l.offer_id, l.for_car
    from json_populate_recordset(null::checkout_lines, ${JSON.stringify(rows)}::json) l ${beside}`
}

export async function listProductsOf(db: Db, checkoutId: string): Promise<number[]> {
  const rows = await db.selectFrom('checkout_lines').select('product_id').distinct().where('checkout_id', '=', checkoutId).execute()
  return rows.map(({ product_id }) => product_id)
}

/** What a purchase has put aside of each product. */
export async function listHeldOf(db: Db, checkoutId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('checkout_lines')
    .select((e) => ['product_id', e.fn.sum<string>('qty').as('qty')])
    .where('checkout_id', '=', checkoutId)
    .where('hold', '=', 'held')
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, qty }) => [String(product_id), Number(qty)]))
}

export async function deleteLines(db: Db, checkoutId: string): Promise<void> {
  await db.deleteFrom('checkout_lines').where('checkout_id', '=', checkoutId).execute()
}
