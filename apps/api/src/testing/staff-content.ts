import { addStaff, staffCookieOf } from './test-customers.ts'
import type { Answered, TestShop } from './test-shop.ts'

type Ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answered>

/** Somebody who looks after the shop's content, signed in: calls are made in that name. */
export async function contentDesk(shop: TestShop): Promise<Ask> {
  await addStaff(shop, 'contenido@example.mx', 'content')
  const headers = { cookie: await staffCookieOf(shop, 'contenido@example.mx'), origin: shop.settings.publicUrl }
  return (method, path, body) => shop.ask(method, `/api/admin${path}`, { headers, ...(body ? { body } : {}) })
}

/** What the log says, newest first. */
export async function loggedActions({ pool }: TestShop, kind: string, ref: string): Promise<readonly string[]> {
  return (
    await pool.query('select action from audit_log where subject_kind = $1 and subject_ref = $2 order by id desc', [kind, ref])
  ).rows.map(({ action }) => action)
}
