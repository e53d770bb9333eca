import type { OwnQuotation } from '@shop/contract/wire/people/own-data'
import type { QuotationStatus } from '@shop/domain/quotation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A quotation knows no account: it is theirs by its e-mail. */
const isUnder = (email: string) => sql<boolean>`lower(email) = lower(${email})`

export const listQuotationsUnder = async (db: Db, email: string): Promise<OwnQuotation[]> => {
  const rows = await db.selectFrom('quotations').selectAll().where(isUnder(email)).orderBy('id').execute()
  return rows.map((row) => ({
    number: row.number,
    status: row.status as QuotationStatus,
    receivedAt: row.received_at,
    make: row.make,
    model: row.model,
    year: row.year,
    engine: row.engine,
    part: row.part,
    name: row.name,
    phone: row.phone,
    comments: row.comments ?? undefined,
    hasPicture: row.picture !== null,
  }))
}

/** What nobody answered yet is taken back. What was answered stays as a figure of the shop and tells nobody who asked. */
export const eraseQuotationsUnder = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('quotations').where(isUnder(email)).where('closed_at', 'is', null).execute()
  await db
    .updateTable('offers')
    .set({ message: null })
    .where('quotation_id', 'in', (e) => e.selectFrom('quotations').select('id').where(isUnder(email)))
    .execute()
  await db
    .updateTable('quotations')
    .set({ name: '', email: '', phone: '', comments: null, refusal: null, picture: null })
    .where(isUnder(email))
    .execute()
}

export const listKnownQuotationPictures = async (db: Db, names: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('quotations')
    .select('picture')
    .where('picture', '=', sql<string>`any(${names})`)
    .$narrowType<{ picture: string }>()
    .execute()
  return rows.map(({ picture }) => picture)
}
