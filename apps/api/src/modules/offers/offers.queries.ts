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
}

type NewOffer = { readonly quotationId: number; readonly hash: string; readonly message: string | undefined; readonly validUntil: Date }
export type NewOfferLine = { readonly productId: number; readonly price: Cents; readonly pieces: number }

export const insertOffer = async (
  db: Db,
  { quotationId, hash, message, validUntil }: NewOffer,
  lines: readonly NewOfferLine[],
): Promise<void> => {
  const { id } = await db
    .insertInto('offers')
    .values({ quotation_id: quotationId, hash, message: message ?? null, valid_until: validUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('offer_lines')
    .values(
      lines.map(({ productId, price, pieces }, place) => ({ offer_id: id, product_id: productId, place, price_cents: price, pieces })),
    )
    .execute()
}

export const findOfferByHash = (db: Db, locale: Locale, hash: string): Promise<StoredOffer | undefined> =>
  findOffer(db, locale, sql<boolean>`f.hash = ${hash}`)

export const findOfferOf = (db: Db, locale: Locale, quotationId: number): Promise<StoredOffer | undefined> =>
  findOffer(db, locale, sql<boolean>`f.quotation_id = ${quotationId}`)

const findOffer = async (db: Db, locale: Locale, which: ReturnType<typeof sql<boolean>>): Promise<StoredOffer | undefined> => {
  const row = await db
    .selectFrom('offers as f')
    .innerJoin('quotations as q', 'q.id', 'f.quotation_id')
    .select(['f.id', 'f.message', 'f.valid_until', 'q.number', 'q.make', 'q.model', 'q.year', 'q.engine', 'q.part'])
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
  }
}

const listOfferLines = async (db: Db, locale: Locale, offerId: number): Promise<OfferLine[]> => {
  const rows = await selectSummaries(db, locale)
    .innerJoin('offer_lines as l', 'l.product_id', 'p.id')
    .select(['l.price_cents as promised_cents', 'l.pieces'])
    .where('l.offer_id', '=', offerId)
    .orderBy('l.place')
    .execute()
  return rows.map((row) => ({ product: summaryOf(row), price: cents(row.promised_cents), pieces: row.pieces }))
}

/** What one offer promises about one product. */
export type PromisedPrice = { readonly productId: string; readonly price: Cents; readonly pieces: number; readonly validUntil: Date }

/** The promises of offers, by the hash of each. */
export const listPromises = async (db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, readonly PromisedPrice[]>> => {
  const rows = await db
    .selectFrom('offers as f')
    .innerJoin('offer_lines as l', 'l.offer_id', 'f.id')
    .select(['f.hash', 'f.valid_until', 'l.product_id', 'l.price_cents', 'l.pieces'])
    .where(sql<boolean>`f.hash = any(${[...hashes]}::text[])`)
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      hash: row.hash,
      productId: String(row.product_id),
      price: cents(row.price_cents),
      pieces: row.pieces,
      validUntil: row.valid_until,
    })),
    ({ hash }) => hash,
  )
}
