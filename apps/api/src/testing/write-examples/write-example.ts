import { randomUUID } from 'node:crypto'
import type { Desk } from '../as-staff.ts'
import { openBankAccount } from '../shoppers.ts'
import { stockTheShelves } from '../stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../test-customers.ts'
import type { Answered, TestShop } from '../test-shop.ts'

/** Prepares what the write needs, and makes it once. Repeatable on the same shop, in any order. */
export type WriteExample = () => Promise<Answered>

/** By the write as it is declared: `POST /admin/productos`. */
export type WriteExamples = Readonly<Record<string, WriteExample>>

/** What examples need to make their calls. */
export type ExampleShop = {
  readonly shop: TestShop
  readonly owner: SignedInStaff
  /** Costs 500 pesos, and its stock does not run out. */
  readonly part: Part
}

export type Part = { readonly id: string; readonly number: string }
/** Somebody of the staff with a cookie. Paths begin behind `/api`. */
export type SignedInStaff = Desk & {
  readonly id: number
  readonly email: string
  readonly headers: { readonly cookie: string; readonly origin: string }
}

const ENDLESS = 1_000_000
const FEW = 5

export async function exampleShop(shop: TestShop): Promise<ExampleShop> {
  await openBankAccount(shop)
  const { rows } = await shop.pool.query(`select 1 from products where status = 'active' limit 1`)
  if (rows.length === 0) await stockTheShelves(shop.db, [{ partNumber: unique('EX') }])
  return { shop, owner: await signedInStaff(shop), part: await addPart(shop, ENDLESS) }
}

export async function signedInStaff(shop: TestShop, role = 'owner'): Promise<SignedInStaff> {
  const email = newEmail()
  const id = await addStaff(shop, email, role)
  const headers = { cookie: await staffCookieOf(shop, email), origin: shop.settings.publicUrl }
  const ask: Desk['ask'] = (method, path, body) => shop.ask(method, `/api${path}`, { headers, ...(body ? { body } : {}) })
  return { id, email, headers, ask, get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) }
}

/** A part of 500 pesos, beside any other. */
export async function addPart({ pool }: TestShop, stock = FEW): Promise<Part> {
  const number = unique('EX')
  const { rows } = await pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock)
     select $1, $1, name_es, part_type_id, brand_id, supplier, 50000, $2 from products where status = 'active' order by id limit 1
     returning id::text`,
    [number, stock],
  )
  return { id: rows[0].id, number }
}

/** Limits of an hour or a day do not stop an example that is made often. */
export async function clearRateLimits({ pool }: Pick<TestShop, 'pool'>): Promise<void> {
  await pool.query('delete from turns')
}

export function newEmail(): string {
  return `${randomUUID()}@example.mx`
}
export function unique(beginning: string): string {
  return `${beginning}-${randomUUID().slice(0, 13)}`
}
export function uniqueName(beginning: string): string {
  return `${beginning} ${randomUUID()}`
}
/** As banks give one to a transfer. */
export function newTrackingKey(): string {
  return `MBAN${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`
}
