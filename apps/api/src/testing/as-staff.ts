import type { StaffRole } from '@shop/domain/staff'
import { addStaff, staffCookieOf } from './test-customers.ts'
import type { Answered, TestShop } from './test-shop.ts'

export type Desk = {
  readonly ask: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answered>
  readonly get: (path: string) => Promise<Answered>
  readonly post: (path: string, body?: object) => Promise<Answered>
}

/** Somebody of that role, signed in, at the desk. */
export async function asStaff(shop: TestShop, role: StaffRole, email = `${role}@example.mx`): Promise<Desk> {
  await addStaff(shop, email, role)
  const headers = { cookie: await staffCookieOf(shop, email), origin: shop.settings.publicUrl }
  const ask: Desk['ask'] = (method, path, body) => shop.ask(method, `/api${path}`, { headers, ...(body ? { body } : {}) })
  return { ask, get: (path) => ask('GET', path), post: (path, body = {}) => ask('POST', path, body) }
}
