import { type Cents, cents } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What one offer promises about one product. */
export type PromisedPrice = {
  readonly productId: string
  readonly price: Cents
  /** Pieces that nobody has bought or is buying at this price. */
  readonly left: number
  readonly validUntil: Date
  /** Good for whoever asks, or for this customer. */
  readonly isTheirs: boolean
}

/** Who asks what an offer is worth. What they put aside themselves, and have not paid, is not gone for them. */
export type OfferBuyer = {
  readonly customerId?: number | undefined
  /** The purchase that is frozen again; without one, all that this customer is about to pay. */
  readonly checkoutId?: string | undefined
}

/** The promises of offers, by the hash of each. */
export async function listPromises(
  db: Db,
  hashes: readonly string[],
  { customerId, checkoutId }: OfferBuyer,
): Promise<ReadonlyMap<string, readonly PromisedPrice[]>> {
  const { rows } = await sql<Omit<PromisedPrice, 'price'> & { hash: string; cents: number }>`
    select f.hash, l.product_id::text as "productId", l.price_cents as cents, f.valid_until as "validUntil",
      (not f.is_personal or exists (
        select from customers k where k.id = ${customerId ?? null}::integer and k.verified_at is not null and k.deleted_at is null and k.email = q.email
      )) as "isTheirs",
      greatest(l.pieces - (
        select coalesce(sum(c.qty - c.cancelled_qty), 0)::integer from checkout_lines c join checkouts o on o.id = c.checkout_id
        where c.offer_id = l.offer_id and c.product_id = l.product_id and c.hold in ('held', 'sold')
          and not (o.status = 'open' and o.customer_id = ${customerId ?? null}::integer and o.id = coalesce(${checkoutId ?? null}::uuid, o.id))
      ), 0) as left
    from offers f join quotations q on q.id = f.quotation_id join offer_lines l on l.offer_id = f.id
    where f.hash = any(${[...hashes]}::text[])`.execute(db)
  return Map.groupBy(
    rows.map(({ cents: price, ...row }) => ({ ...row, price: cents(price) })),
    ({ hash }) => hash,
  )
}

export async function findOfferIds(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('offers')
    .select(['hash', 'id'])
    .where('hash', '=', (e) => e.fn.any(e.val([...hashes])))
    .execute()
  return new Map(rows.map(({ hash, id }) => [hash, id]))
}

/** Until the transaction ends nobody else buys under these offers. In the order of ids, and before any product is locked. */
export async function lockOffers(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select id from offers where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(db)
}

export async function listOffersOf(db: Db, checkoutId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('checkout_lines')
    .select('offer_id')
    .distinct()
    .where('checkout_id', '=', checkoutId)
    .where('offer_id', 'is not', null)
    .$narrowType<{ offer_id: number }>()
    .execute()
  return rows.map(({ offer_id }) => offer_id)
}

/** Products of a purchase of which more is bought than their offer has. The offers are locked, so that nobody else is counting. */
export async function listOverdrawn(db: Db, checkoutId: string): Promise<{ readonly productId: number; readonly left: number }[]> {
  const { rows } = await sql<{ productId: number; left: number }>`
    select l.product_id as "productId", greatest(l.pieces - bought.others, 0) as left
    from offer_lines l, lateral (
      select coalesce(sum(c.qty - c.cancelled_qty), 0)::integer as pieces,
        coalesce(sum(c.qty - c.cancelled_qty) filter (where c.checkout_id <> ${checkoutId}), 0)::integer as others
      from checkout_lines c where c.offer_id = l.offer_id and c.product_id = l.product_id and c.hold in ('held', 'sold')
    ) bought
    where bought.pieces > l.pieces
      and (l.offer_id, l.product_id) in (select o.offer_id, o.product_id from checkout_lines o where o.checkout_id = ${checkoutId})`.execute(
    db,
  )
  return rows
}
