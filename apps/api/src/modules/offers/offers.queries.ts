import type { Locale } from '@shop/domain/locale'
import { type Cents, cents } from '@shop/domain/money'
import type { AskedPart, OfferLine } from '@shop/domain/quotation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { selectSummaries, summaryOf } from '../catalogue/catalogue.public.ts'

export type StoredOffer = {
  readonly number: string
  readonly asked: AskedPart
  readonly lines: readonly OfferLine[]
  readonly message: string | undefined
  readonly validUntil: Date
  readonly isPersonal: boolean
}

type NewOffer = {
  readonly quotationId: number
  readonly hash: string
  readonly sealedToken: string
  readonly message: string | undefined
  readonly validUntil: Date
  readonly isPersonal: boolean
}
export type NewOfferLine = { readonly productId: number; readonly price: Cents; readonly pieces: number }

export async function insertOffer(
  db: Db,
  { quotationId, hash, sealedToken, message, validUntil, isPersonal }: NewOffer,
  lines: readonly NewOfferLine[],
): Promise<void> {
  const { id } = await db
    .insertInto('offers')
    .values({
      quotation_id: quotationId,
      hash,
      sealed_token: sealedToken,
      message: message ?? null,
      valid_until: validUntil,
      is_personal: isPersonal,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('offer_lines')
    .values(
      lines
        .map(({ productId, price, pieces }, place) => ({ offer_id: id, product_id: productId, place, price_cents: price, pieces }))
        // Each line locks its product against an import, and everybody locks products in the order of ids.
        .toSorted((one, other) => one.product_id - other.product_id),
    )
    .execute()
}

export function findOfferByHash(db: Db, locale: Locale, hash: string): Promise<StoredOffer | undefined> {
  return findOffer(db, locale, sql<boolean>`f.hash = ${hash}`)
}

export function findOfferOf(db: Db, locale: Locale, quotationId: number): Promise<StoredOffer | undefined> {
  return findOffer(db, locale, sql<boolean>`f.quotation_id = ${quotationId}`)
}

async function findOffer(db: Db, locale: Locale, which: ReturnType<typeof sql<boolean>>): Promise<StoredOffer | undefined> {
  const row = await db
    .selectFrom('offers as f')
    .innerJoin('quotations as q', 'q.id', 'f.quotation_id')
    .select(['f.id', 'f.message', 'f.valid_until', 'f.is_personal', 'q.number', 'q.make', 'q.model', 'q.year', 'q.engine', 'q.part'])
    .where(which)
    .executeTakeFirst()
  if (!row) return undefined
  const { make, model, year, engine, part } = row
  return {
    number: row.number,
    asked: { make, model, year, engine, part },
    lines: await listOfferLines(db, locale, row.id),
    message: row.message ?? undefined,
    validUntil: row.valid_until,
    isPersonal: row.is_personal,
  }
}

async function listOfferLines(db: Db, locale: Locale, offerId: number): Promise<OfferLine[]> {
  const rows = await selectSummaries(db, locale)
    .innerJoin('offer_lines as l', 'l.product_id', 'p.id')
    .select((e) => {
      const bought = (hold: 'held' | 'sold') =>
        e
          .selectFrom('checkout_lines as c')
          .whereRef('c.offer_id', '=', 'l.offer_id')
          .whereRef('c.product_id', '=', 'l.product_id')
          .where('c.hold', '=', hold)
          .select(sql<number>`coalesce(sum(c.qty - c.cancelled_qty), 0)::integer`.as('pieces'))
      return ['l.price_cents as promised_cents', 'l.pieces', bought('held').as('held'), bought('sold').as('sold')]
    })
    .where('l.offer_id', '=', offerId)
    .orderBy('l.place')
    .execute()
  return rows.map(({ pieces, held, sold, ...row }) => ({
    product: summaryOf(row),
    price: cents(row.promised_cents),
    pieces,
    sold: sold ?? 0,
    held: held ?? 0,
    left: Math.max(pieces - (held ?? 0) - (sold ?? 0), 0),
  }))
}
