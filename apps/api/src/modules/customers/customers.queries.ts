import type { Address } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'

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

const accounts = (db: Db) =>
  db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name', 'password_hash', 'verified_at', 'locale'])
    .where('deleted_at', 'is', null)

export const findAccountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  accountOf(await accounts(db).where('email', '=', email).executeTakeFirst())

export const findAccount = async (db: Db, id: number): Promise<Account | undefined> =>
  accountOf(await accounts(db).where('id', '=', id).executeTakeFirst())

const profiles = (db: Db) =>
  db
    .selectFrom('customers')
    .select(({ selectFrom }) => [
      'customers.id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'verified_at',
      jsonObjectFrom(
        selectFrom('customer_addresses').selectAll('customer_addresses').whereRef('customer_addresses.customer_id', '=', 'customers.id'),
      ).as('address'),
      selectFrom('customer_secrets')
        .select('new_value')
        .whereRef('customer_secrets.customer_id', '=', 'customers.id')
        .where('purpose', '=', 'change-email')
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('customer_secrets.id', 'desc')
        .limit(1)
        .as('pending_email'),
    ])
    .where('deleted_at', 'is', null)

export const findCustomer = async (db: Db, by: { readonly id: number } | { readonly email: string }): Promise<Customer | undefined> => {
  const row = await profiles(db)
    .where((where) => ('id' in by ? where('customers.id', '=', by.id) : where('email', '=', by.email)))
    .executeTakeFirst()
  return row && customerOf(row)
}

type Searched = { readonly search: string; readonly page: number; readonly limit: number }

/** By name as people write it, by telephone however it is grouped, or by e-mail. */
export const listCustomers = async (db: Db, { search, page, limit }: Searched): Promise<{ items: Customer[]; total: number }> => {
  const digits = search.replace(/[\s()+.-]/g, '')
  const isFound = sql<boolean>`(
    (btrim(words_key(${search})) <> '' and strpos(words_key(first_name || ' ' || last_name), btrim(words_key(${search}))) > 0)
    or strpos(email, ${search.trim().toLowerCase()}) > 0
    or (${/^\d{4,}$/.test(digits)} and strpos(phone, ${digits.slice(-10)}) > 0))`
  const [rows, { total }] = await Promise.all([
    profiles(db)
      .where(isFound)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('customers.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('customers')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where('deleted_at', 'is', null)
      .where(isFound)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(customerOf), total: Number(total) }
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number]

const customerOf = (row: ProfileRow): Customer => ({
  id: String(row.id),
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  isVerified: row.verified_at !== null,
  address: row.address ? addressOf(row.address) : undefined,
  pendingEmail: row.pending_email ?? undefined,
})

/** Nothing when the e-mail has an account already, even if it was opened in the same instant. */
export const insertCustomer = async (db: Db, customer: NewCustomer): Promise<number | undefined> =>
  (
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

export const updateNames = async (
  db: Db,
  id: number,
  names: { readonly firstName?: string; readonly lastName?: string },
): Promise<void> => {
  const changed = {
    ...(names.firstName === undefined ? {} : { first_name: names.firstName }),
    ...(names.lastName === undefined ? {} : { last_name: names.lastName }),
  }
  if (Object.keys(changed).length > 0) await db.updateTable('customers').set(changed).where('id', '=', id).execute()
}

export const updatePhone = async (db: Db, id: number, phone: string): Promise<void> => {
  await db.updateTable('customers').set({ phone }).where('id', '=', id).execute()
}

/** False when somebody else opened an account with it in the meantime. */
export const updateEmail = async (db: Db, id: number, email: string): Promise<boolean> => {
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

export const updateVerified = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('customers').set({ verified_at: sql`coalesce(verified_at, now())` }).where('id', '=', id).execute()
}

export const updatePasswordHash = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('customers').set({ password_hash: passwordHash, password_changed_at: sql`now()` }).where('id', '=', id).execute()
}

/** The same password, hashed at today's cost: no session ends. */
export const updateHashOnly = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export const upsertAddress = async (db: Db, customerId: number, address: Address): Promise<void> => {
  const row = {
    street: address.street,
    number: address.number,
    interior: address.interior ?? null,
    suburb: address.suburb,
    state: address.state,
    municipality: address.municipality,
    locality: address.locality,
    postal_code: address.postalCode,
    directions: address.directions,
  }
  await db
    .insertInto('customer_addresses')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
}

/** The row stays because orders point at it; nothing in it tells who it was. */
export const eraseCustomer = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('customer_addresses').where('customer_id', '=', id).execute()
  await db.deleteFrom('customer_secrets').where('customer_id', '=', id).execute()
  await db
    .updateTable('customers')
    .set({
      email: `borrado-${id}@borrado.invalid`,
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

export const readDates = (db: Db, id: number) =>
  db
    .selectFrom('customers')
    .select(['created_at', 'privacy_accepted_at', sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type AccountRow = {
  id: number
  email: string
  phone: string
  first_name: string
  password_hash: string
  verified_at: Date | null
  locale: string
}

const accountOf = (row: AccountRow | undefined): Account | undefined =>
  row && {
    id: row.id,
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    passwordHash: row.password_hash,
    isVerified: row.verified_at !== null,
    locale: row.locale as Locale,
  }

type AddressRow = {
  street: string
  number: string
  interior: string | null
  suburb: string
  state: string
  municipality: string
  locality: string
  postal_code: string
  directions: string
}

const addressOf = (row: AddressRow): Address => ({
  street: row.street,
  number: row.number,
  interior: row.interior ?? undefined,
  suburb: row.suburb,
  state: row.state,
  municipality: row.municipality,
  locality: row.locality,
  postalCode: row.postal_code,
  directions: row.directions,
})
