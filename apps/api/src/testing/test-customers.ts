import { hashPassword } from '../secrets/password-hash.ts'
import type { TestShop } from './test-shop.ts'

export const PASSWORD = 'Cigüeñal 4 tiempos'

/** Hashing takes a tenth of a second of a core: tests share one. */
let passwordHash: Promise<string> | undefined
function passwordHashOnce() {
  passwordHash ??= hashPassword(PASSWORD)
  return passwordHash
}

type Wanted = { readonly isVerified?: boolean; readonly phone?: string; readonly firstName?: string }

/** A customer who is already in the database. */
export async function addCustomer(
  { pool }: Pick<TestShop, 'pool'>,
  email: string,
  { isVerified = true, phone = '2225550101', firstName = 'Ana' }: Wanted = {},
): Promise<number> {
  const { rows } = await pool.query(
    `insert into customers (email, first_name, last_name, phone, password_hash, verified_at) values ($1, $5, 'Ñandú', $2, $3, $4) returning id`,
    [email, phone, await passwordHashOnce(), isVerified ? new Date() : null, firstName],
  )
  return rows[0].id
}

export async function signInAs(shop: TestShop, email: string, password = PASSWORD): Promise<string> {
  const { body } = await shop.ask('POST', '/api/clientes/login', { body: { email, password } })
  if (!body.data) throw new Error(body.message)
  return body.data.token
}

export async function addStaff({ pool }: Pick<TestShop, 'pool'>, email: string, role: string): Promise<number> {
  const { rows } = await pool.query(`insert into staff (email, name, role, password_hash) values ($1, 'Beto', $2, $3) returning id`, [
    email,
    role,
    await passwordHashOnce(),
  ])
  return rows[0].id
}

/** The cookie of a signed-in member of staff, as a browser sends it back. */
export async function staffCookieOf(shop: TestShop, email: string): Promise<string> {
  const headers = { origin: shop.settings.publicUrl }
  const answer = await shop.ask('POST', '/api/personal/login', { body: { email, password: PASSWORD }, headers })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  if (!cookie) throw new Error(answer.body.message)
  return cookie
}

/** What landed in the mailbox for somebody, newest first. */
export async function mailboxOf({ pool }: TestShop, recipient: string): Promise<{ subject: string; text: string; html: string }[]> {
  return (await pool.query('select subject, text, html from mailbox_messages where recipient = $1 order by id desc', [recipient])).rows
}

export function secretIn(text: string): string {
  return /(?:verificar=|permiso=|\/password-reset\/|\/verify\/)([\w-]+)/.exec(text)?.[1] ?? ''
}
export function invitationIn(text: string): string {
  return /\/admin\/invitacion\/([\w-]+)/.exec(text)?.[1] ?? ''
}
export function codeIn(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}
