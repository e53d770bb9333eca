import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import { checkoutEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RENDERING_HEADER } from './http/own-pages.ts'
import { newPagesPass } from './secrets/pages-pass.ts'
import { hashOf, newSecret } from './secrets/random-secret.ts'
import { sessionOf } from './testing/session-of.ts'
import { HOME } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addCustomer, addStaff } from './testing/test-customers.ts'
import { type Given, type TestShop, testShop } from './testing/test-shop.ts'
import { nameOf } from './testing/who-may-call.ts'

let shop: TestShop
let part: string
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'ODD-1', priceCents: 50_000, stock: 9 }]))[0])
})
afterAll(() => shop.close())

type Shape = {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
}

/** Something a caller might well send there. */
function sampleOf(name: string, shape: Shape): unknown {
  const known = KNOWN()[name]
  if (known !== undefined) return known
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(name, shape.anyOf[0])
  const type = [shape.type ?? 'string'].flat()[0]
  if (type === 'array') return [sampleOf('', shape.items ?? {})]
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, sampleOf(key, inner)]))
  if (type === 'boolean') return true
  if (type === 'string') return shape.format === 'uuid' ? randomUUID() : 'Balatas'
  return 1
}
function KNOWN(): Readonly<Record<string, unknown>> {
  return {
    envio: HOME,
    productos: [{ ref: part, qty: 1 }],
    total_mostrado: 500,
    checkout_id: randomUUID(),
    email: `${randomUUID()}@example.mx`,
    telefono: '2225550101',
    codigo_postal: '72160',
    rfc: 'XAXX010101000',
  }
}

const ODD: readonly unknown[] = [['x'], { a: ['x'] }, 7, 1e308, null, 'a\u0000b', '\ud800']

/** The body with one field, at whatever depth, replaced by something odd; deep inside it is enough that it is of another kind. */
function* mangled(body: unknown, depth = 0): Generator<unknown> {
  yield* depth < 2 ? ODD : ODD.slice(0, 2)
  const below = depth + 1
  if (Array.isArray(body)) for (const [i, one] of body.entries()) for (const odd of mangled(one, below)) yield body.with(i, odd)
  else if (typeof body === 'object' && body !== null)
    for (const [key, one] of Object.entries(body)) for (const odd of mangled(one, below)) yield { ...body, [key]: odd }
}

/** A new caller after each call that was done: some end the session. */
async function callerOf({ access, roles = ['owner'] }: AnyEndpoint): Promise<Given> {
  if (access === 'customer') return { token: (await sessionOf(shop, await addCustomer(shop, `${randomUUID()}@example.mx`))).token }
  if (access === 'public') return {}
  if (access === 'pages') return { headers: { [RENDERING_HEADER]: newPagesPass(shop.settings.pagesKey) } }
  const [id, secret] = [await addStaff(shop, `${randomUUID()}@example.mx`, roles[0] ?? 'owner'), newSecret()]
  await shop.pool.query(`update staff set totp_secret = 'x', totp_confirmed_at = now() where id = $1`, [id])
  await shop.pool.query(`insert into staff_sessions (staff_id, hash, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`, [
    id,
    hashOf(secret),
  ])
  return { headers: { cookie: `personal=${secret}`, origin: shop.settings.publicUrl } }
}

const calls = [
  ...everyEndpoint.map((endpoint) => ({ name: nameOf(endpoint), endpoint, host: '/api' })),
  ...checkoutEndpoints.map((endpoint) => ({ name: `checkout ${nameOf(endpoint)}`, endpoint, host: '/checkout' })),
].filter(({ endpoint }) => endpoint.body && endpoint.answers !== 'events')

// Among the calls is the one that closes the shop.
afterEach(() => shop.pool.query(`update shop_policies set value = value || '{"isOpen": true}' where name = 'door'`))

test.each(calls)('$name: whatever is odd in its body, the answer is no failure of ours', async ({ endpoint, host }) => {
  const shape = z.toJSONSchema(endpoint.body?.schema ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Shape
  const path = endpoint.path.replace(/:\w+/g, '1')
  const failures: unknown[] = []
  let caller = await callerOf(endpoint)
  for (const body of mangled(sampleOf('', shape))) {
    const { status, body: answer } = await shop.ask(endpoint.method, `${host}${path}`, { ...caller, body })
    if (status < 400 || status === 401) caller = await callerOf(endpoint)
    if (status >= 500 && !EXPECTED.has(answer.code)) failures.push([status, answer.code, JSON.stringify(body).slice(0, 300)])
  }
  expect(failures.slice(0, 3)).toEqual([])
})

/** Said on purpose: there is nothing behind it in a test. */
const EXPECTED: ReadonlySet<string> = new Set(['payment_not_connected', 'no_room'])
