import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deleteGarage } from './customer-cars.queries.ts'
import { deleteInvoiceData } from './invoice-data.queries.ts'

/** What signing in and writing to a customer needs. */
export type Account = {
  readonly id: number
  readonly email: string
  readonly phone: string
  readonly firstName: string
  readonly passwordHash: string
  readonly isVerified: boolean
  readonly locale: Locale
}

export type NewCustomer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly passwordHash: string
  readonly isVerified: boolean
  readonly locale: Locale
}

function accounts(db: Db) {
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name', 'password_hash', 'verified_at', 'locale'])
    .where('deleted_at', 'is', null)
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return accountOf(await accounts(db).where('email', '=', email).executeTakeFirst())
}

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  return accountOf(await accounts(db).where('id', '=', id).executeTakeFirst())
}

/** Nothing when the e-mail has an account already, even if it was opened in the same instant. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<number | undefined> {
  return (
    await db
      .insertInto('customers')
      .values({
        first_name: customer.firstName,
        last_name: customer.lastName,
        email: customer.email,
        phone: customer.phone,
        password_hash: customer.passwordHash,
        verified_at: customer.isVerified ? sql`now()` : null,
        privacy_accepted_at: sql`now()`,
        locale: customer.locale,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id
}

export async function updateNames(db: Db, id: number, names: { readonly firstName?: string; readonly lastName?: string }): Promise<void> {
  const changed = {
    ...(names.firstName === undefined ? {} : { first_name: names.firstName }),
    ...(names.lastName === undefined ? {} : { last_name: names.lastName }),
  }
  if (Object.keys(changed).length > 0) await db.updateTable('customers').set(changed).where('id', '=', id).execute()
}

export async function updatePhone(db: Db, id: number, phone: string): Promise<void> {
  await db.updateTable('customers').set({ phone }).where('id', '=', id).execute()
}

/** False when somebody else opened an account with it in the meantime. */
export async function updateEmail(db: Db, id: number, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ email })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether anything was ever ordered from it. */
export async function hasOrders(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').where('customer_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

export async function updateVerified(db: Db, id: number): Promise<void> {
  await db.updateTable('customers').set({ verified_at: sql`coalesce(verified_at, now())` }).where('id', '=', id).execute()
}

export async function updatePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash, password_changed_at: sql`now()` }).where('id', '=', id).execute()
}

/** The same password, hashed at today's cost: no session ends. */
export async function updateHashOnly(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** The address that nobody can have any more, in place of one that somebody else is about to. */
function erasedEmail(id: number) {
  return `borrado-${id}@borrado.invalid`
}

export async function releaseEmail(db: Db, id: number): Promise<void> {
  await db
    .updateTable('customers')
    .set({ email: erasedEmail(id) })
    .where('id', '=', id)
    .execute()
}

/** The row stays because orders point at it; nothing in it tells who it was. */
export async function eraseCustomer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('customer_addresses').where('customer_id', '=', id).execute()
  await db.deleteFrom('customer_secrets').where('customer_id', '=', id).execute()
  await deleteInvoiceData(db, id)
  await deleteGarage(db, id)
  await db
    .updateTable('customers')
    .set({
      email: erasedEmail(id),
      first_name: '',
      last_name: '',
      phone: '',
      password_hash: '',
      verified_at: null,
      deleted_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export function readDates(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select(['created_at', 'privacy_accepted_at', sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

type AccountRow = {
  id: number
  email: string
  phone: string
  first_name: string
  password_hash: string
  verified_at: Date | null
  locale: string
}

function accountOf(row: AccountRow | undefined): Account | undefined {
  return (
    row && {
      id: row.id,
      email: row.email,
      phone: row.phone,
      firstName: row.first_name,
      passwordHash: row.password_hash,
      isVerified: row.verified_at !== null,
      locale: row.locale as Locale,
    }
  )
}
