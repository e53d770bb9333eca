import type { OwnQuotation } from '@shop/contract/wire/people/own-data'
import type { AskedPart, QuotationStatus } from '@shop/domain/quotation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whose quotations: those asked while signed in, and those under the account's e-mail, once that is proven to be theirs. */
export type Client = { readonly customerId: number; readonly provenEmail: string | undefined }

function isOf({ customerId, provenEmail }: Client) {
  return sql<boolean>`(quotations.customer_id = ${customerId} or lower(quotations.email) = lower(${provenEmail ?? null}::text))`
}

export async function listQuotationsOf(db: Db, client: Client): Promise<OwnQuotation[]> {
  const rows = await db.selectFrom('quotations').selectAll().where(isOf(client)).orderBy('id').execute()
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

type AnsweredRow = AskedPart & {
  readonly number: string
  readonly status: QuotationStatus
  readonly receivedAt: Date
  readonly refusal: string | undefined
  readonly validUntil: Date | undefined
  readonly sealedToken: string | undefined
}

const MOST_LISTED = 50

/** The newest, with what became of each. */
export async function listAnsweredOf(db: Db, client: Client): Promise<AnsweredRow[]> {
  const rows = await db
    .selectFrom('quotations')
    .leftJoin('offers', 'offers.quotation_id', 'quotations.id')
    .select(['number', 'status', 'received_at', 'make', 'model', 'year', 'engine', 'part', 'refusal', 'valid_until', 'sealed_token'])
    .where(isOf(client))
    .orderBy('quotations.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ received_at, refusal, valid_until, sealed_token, status, ...asked }) => ({
    ...asked,
    status: status as QuotationStatus,
    receivedAt: received_at,
    refusal: refusal ?? undefined,
    validUntil: valid_until ?? undefined,
    sealedToken: sealed_token ?? undefined,
  }))
}

/** What nobody answered yet is taken back. What was answered stays as a figure of the shop and tells nobody who asked. */
export async function eraseQuotationsOf(db: Db, client: Client): Promise<void> {
  await db.deleteFrom('quotations').where(isOf(client)).where('closed_at', 'is', null).execute()
  await db
    .updateTable('offers')
    .set({ message: null, sealed_token: null })
    .where('quotation_id', 'in', (e) => e.selectFrom('quotations').select('id').where(isOf(client)))
    .execute()
  await db
    .updateTable('quotations')
    .set({ name: '', email: '', phone: '', comments: null, refusal: null, picture: null, customer_id: null })
    .where(isOf(client))
    .execute()
}

export async function listKnownQuotationPictures(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('quotations')
    .select('picture')
    .where('picture', '=', sql<string>`any(${names})`)
    .$narrowType<{ picture: string }>()
    .execute()
  return rows.map(({ picture }) => picture)
}
