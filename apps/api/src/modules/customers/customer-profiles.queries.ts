import type { Address } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'

function profiles(db: Db) {
  return db
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
}

export async function findCustomer(db: Db, by: { readonly id: number } | { readonly email: string }): Promise<Customer | undefined> {
  const row = await profiles(db)
    .where((where) => ('id' in by ? where('customers.id', '=', by.id) : where('email', '=', by.email)))
    .executeTakeFirst()
  return row && customerOf(row)
}

type Searched = { readonly search: string; readonly page: number; readonly limit: number }

/** By name as people write it, by telephone however it is grouped, or by e-mail. */
export async function listCustomers(db: Db, { search, page, limit }: Searched): Promise<{ items: Customer[]; total: number }> {
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

function customerOf(row: ProfileRow): Customer {
  return {
    id: String(row.id),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    isVerified: row.verified_at !== null,
    address: row.address ? addressOf(row.address) : undefined,
    pendingEmail: row.pending_email ?? undefined,
  }
}

export async function upsertAddress(db: Db, customerId: number, address: Address): Promise<void> {
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

function addressOf(row: AddressRow): Address {
  return {
    street: row.street,
    number: row.number,
    interior: row.interior ?? undefined,
    suburb: row.suburb,
    state: row.state,
    municipality: row.municipality,
    locality: row.locality,
    postalCode: row.postal_code,
    directions: row.directions,
  }
}
