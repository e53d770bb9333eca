import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { StaffRole } from '@shop/domain/staff'
import { Client } from 'pg'
import { expect } from './shop.ts'

export const OWNER = 'admin@demo.mx'
export const PASSWORD = 'Refaccion-2026'

/** Somebody of their own for a test, with the demo's password: what one test does to an account must not reach another. */
export async function addStaff(role: StaffRole): Promise<string> {
  const email = `${role}-${randomUUID().slice(0, 8)}@demo.mx`
  await inDatabase(
    `insert into staff (email, name, role, password_hash) select $1, 'Beto Prueba', $2, password_hash from staff where email = $3`,
    [email, role, OWNER],
  )
  return email
}

/** As time does after twelve hours. */
export function expireSessions(email: string): Promise<unknown> {
  return inDatabase('update staff_sessions set expires_at = now() where staff_id = (select id from staff where email = $1)', [email])
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^(Correo|E-mail)$/).fill(email)
  await page.getByLabel(/^(Contraseña|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click()
}

/** What somebody of sales does without a screen, once signed in. */
export async function asSales(request: APIRequestContext, origin: string) {
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers: { origin, 'idempotency-key': randomUUID() } })
    expect(response.status(), await response.text()).toBe(200)
    return (await response.json()).data
  }
  await post('/personal/login', { email: await addStaff('sales'), password: PASSWORD })
  return post
}

/** In the back office at that address, as that member, who has signed in before. */
export async function openOffice(page: Page, email: string, address = '/admin'): Promise<void> {
  const url = new URL(address, process.env.SHOP_URL)
  const headers = { origin: url.origin, 'idempotency-key': randomUUID() }
  const signedIn = await page.request.post(`${url.origin}/api/personal/login`, { data: { email, password: PASSWORD }, headers })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  const known = page.waitForResponse((response) => response.url().endsWith('/api/personal/yo'))
  await page.goto(url.href)
  expect((await known).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

export async function inDatabase(statement: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
  const client = new Client(process.env.SHOP_DATABASE_URL)
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
