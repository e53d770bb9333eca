import type { AnyEndpoint } from '@shop/contract/endpoint'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCTION } from '../testing/production.ts'
import { sessionOf } from '../testing/session-of.ts'
import { addCustomer, addStaff, staffCookieOf } from '../testing/test-customers.ts'
import { type Given, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'bodega@example.mx', 'warehouse')
})
afterAll(() => shop.close())

function listed({ path, method }: AnyEndpoint) {
  return `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
}
/** Their way in is nobody else's business either, although it has to be open. */
function isOfStaff({ access, path }: AnyEndpoint) {
  return ['staff', 'pages'].includes(access) || path.startsWith('/personal/')
}
const forStaff = everyEndpoint.filter(isOfStaff).map(listed)
const forOthers = everyEndpoint.filter((endpoint) => !isOfStaff(endpoint)).map(listed)

async function readBy(given: Given): Promise<{ readonly calls: readonly string[]; readonly text: string }> {
  const { body, headers } = await shop.ask('GET', '/api/docs/json', given)
  expect(headers['cache-control']).toBe('private, no-store')
  const paths = Object.entries<object>(body.paths)
  return {
    calls: paths.flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)),
    text: JSON.stringify(body),
  }
}

test('strangers and customers read what is theirs to call, and nothing of the desk', async () => {
  const { token } = await sessionOf(shop, await addCustomer(shop, 'ana@example.mx'))
  for (const given of [{}, { token }, { headers: { cookie: 'personal=guessed' } }]) {
    const { calls, text } = await readBy(given)
    expect(calls).toEqual(expect.arrayContaining(forOthers))
    expect(calls.filter((call) => forStaff.includes(call))).toEqual([])
    expect(text).not.toMatch(/\/(admin|personal)\//)
  }
  expect(JSON.stringify((await shop.ask('GET', '/api/docs/yaml')).body)).not.toContain('/admin/')
})

test('staff read all of it', async () => {
  const { calls } = await readBy({ headers: { cookie: await staffCookieOf(shop, 'bodega@example.mx') } })
  expect(calls).toEqual(expect.arrayContaining([...forStaff, ...forOthers]))
})

test('who still has to set up a second factor reads what everybody reads', async () => {
  const real = await testShop(PRODUCTION)
  await addStaff(real, 'jefa@example.mx', 'owner')
  const cookie = await staffCookieOf(real, 'jefa@example.mx')
  expect((await real.ask('GET', '/api/personal/yo', { headers: { cookie } })).status).toBe(200)
  expect(JSON.stringify((await real.ask('GET', '/api/docs/json', { headers: { cookie } })).body)).not.toContain('/admin/')
  await real.close()
})
