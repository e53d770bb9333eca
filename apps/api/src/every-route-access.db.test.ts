import type { AnyEndpoint } from '@shop/contract/endpoint'
import { demoEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RENDERING_HEADER } from './http/own-pages.ts'
import { newPagesPass } from './secrets/pages-pass.ts'
import { hashOf, newSecret } from './secrets/random-secret.ts'
import { sessionOf } from './testing/session-of.ts'
import { addCustomer, addStaff } from './testing/test-customers.ts'
import { type Given, type TestShop, testShop } from './testing/test-shop.ts'
import { FOR_CUSTOMERS, FOR_PAGES, FOR_STAFF, nameOf, PUBLIC_AREAS, PUBLIC_CALLS_OF_OTHER_AREAS } from './testing/who-may-call.ts'

const routes = [...everyEndpoint, ...demoEndpoints]

let shop: TestShop
let ana: number
let beto: number
const staffIds = new Map<StaffRole, number>()
beforeAll(async () => {
  shop = await testShop()
  ana = await addCustomer(shop, 'ana@example.mx')
  beto = await addCustomer(shop, 'beto@example.mx')
  for (const role of STAFF_ROLES) staffIds.set(role, await addStaff(shop, `${role}@example.mx`, role))
})
afterAll(() => shop.close())

/** A new session for each call: some of the calls end it. */
async function cookieOf(role: StaffRole): Promise<string> {
  const secret = newSecret()
  await shop.pool.query(`insert into staff_sessions (staff_id, hash, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`, [
    staffIds.get(role),
    hashOf(secret),
  ])
  return `personal=${secret}`
}
async function ask(endpoint: AnyEndpoint, given: Given): Promise<number> {
  const path = endpoint.path.replace(/:\w+/g, 'x')
  const body = endpoint.body ? { body: {} } : {}
  if (endpoint.answers === 'events') return statusOfStream(`/api${path}`, given)
  return (await shop.ask(endpoint.method, `/api${path}`, { ...body, ...given })).status
}
/** A stream never ends by itself: its first bytes are enough. */
async function statusOfStream(url: string, { headers = {}, token }: Given): Promise<number> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await shop.app.inject({ url, headers: { ...headers, ...authorization }, payloadAsStream: true })
  response.stream().destroy()
  return response.statusCode
}
function asAnonymous(endpoint: AnyEndpoint) {
  return ask(endpoint, { headers: { origin: shop.settings.publicUrl } })
}
async function asCustomer(endpoint: AnyEndpoint) {
  return ask(endpoint, { token: (await sessionOf(shop, ana)).token })
}
async function asStaff(endpoint: AnyEndpoint, role: StaffRole) {
  return ask(endpoint, { headers: { cookie: await cookieOf(role), origin: shop.settings.publicUrl } })
}

test('every route is in the table, once', () => {
  const tabled = new Set([...FOR_CUSTOMERS, ...FOR_PAGES, ...Object.keys(FOR_STAFF), ...PUBLIC_CALLS_OF_OTHER_AREAS])
  const missing = routes.map(nameOf).filter((name) => !tabled.has(name) && !PUBLIC_AREAS.includes(name.split('/')[1] ?? ''))
  expect(missing).toEqual([])
  for (const name of tabled) expect(routes.map(nameOf)).toContain(name)
})

/** Written out whole, `$name` would be cut. */
describe.each(routes.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const roles = FOR_STAFF[name]
  if (FOR_CUSTOMERS.includes(name)) {
    test('is a customer’s: strangers and staff are asked to sign in', async () => {
      expect([await asAnonymous(endpoint), await asStaff(endpoint, 'owner')]).toEqual([401, 401])
      // The path's own token is the only one that opens /me.
      if (name === 'GET /clientes/me/:token') {
        const { token } = await sessionOf(shop, ana)
        expect((await shop.ask('GET', `/api/clientes/me/${token}`, { token })).status).toBe(200)
      } else expect([401, 403]).not.toContain(await asCustomer(endpoint))
    })
  } else if (roles) {
    test('is for staff of its roles: strangers 401, customers 403, other roles 403', async () => {
      expect([await asAnonymous(endpoint), await asCustomer(endpoint)]).toEqual([401, 403])
      for (const role of STAFF_ROLES) {
        const status = await asStaff(endpoint, role)
        if (roles.includes(role)) expect([401, 403]).not.toContain(status)
        else expect(status).toBe(403)
      }
    })
  } else if (FOR_PAGES.includes(name)) {
    test('is for web servers that have the key: nobody else is let in', async () => {
      const asPages = (key: string) => ask(endpoint, { headers: { [RENDERING_HEADER]: newPagesPass(key) } })
      const others = [await asAnonymous(endpoint), await asCustomer(endpoint), await asStaff(endpoint, 'owner'), await asPages('another')]
      expect(others).toEqual([403, 403, 403, 403])
      expect([401, 403]).not.toContain(await asPages(shop.settings.pagesKey))
    })
  } else {
    test('is for everybody', async () => {
      for (const status of [await asAnonymous(endpoint), await asCustomer(endpoint), await asStaff(endpoint, 'content')]) {
        expect([401, 403]).not.toContain(status)
        expect(status).toBeLessThan(500)
      }
    })
  }
})

test('another customer’s things are not there', async () => {
  const [mine, theirs] = [await sessionOf(shop, ana), await sessionOf(shop, beto)]
  const token = mine.token
  expect((await shop.ask('GET', `/api/clientes/me/${theirs.token}`, { token })).status).toBe(401)
  expect((await shop.ask('DELETE', `/api/clientes/sesiones/${theirs.sessionId}`, { token })).status).toBe(404)
  const data = JSON.stringify((await shop.ask('GET', '/api/clientes/mis-datos', { token })).body)
  expect(data).not.toContain('beto@example.mx')
  expect((await shop.ask('GET', `/api/clientes/me/${theirs.token}`, { token: theirs.token })).body.data.email).toBe('beto@example.mx')
})

test('a route that does not say who may call it does not start', async () => {
  const { createServer } = await import('./http/create-server.ts')
  const { denyUndeclared } = await import('./http/deny-undeclared.ts')
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  denyUndeclared(app)
  expect(() => app.get('/secret', async () => 'x')).toThrow(/does not say who may call it/)
  await app.close()
})
