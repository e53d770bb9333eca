import { DEMO_STAFF } from '@shop/domain/demo-accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PRODUCTION } from '../../testing/production.ts'
import { addStaff, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { makeFirstOwnerLink } from './first-owner.ts'
import { staffDeps } from './staff-deps.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
afterEach(() => shop.close())

function link() {
  return makeFirstOwnerLink(staffDeps(shop))
}
async function tokenOf() {
  return (await link())?.split('/').at(-1) ?? ''
}
function open(token: string, more: Record<string, string> = {}) {
  return shop.ask('POST', '/api/personal/primera-cuenta', {
    headers: { origin: shop.settings.publicUrl },
    body: { token, email: 'ana@example.mx', nombre: 'Ana', password: PASSWORD, ...more },
  })
}

test('whoever has the link owns the shop, signs in, and stands in the log', async () => {
  expect(await link()).toMatch(/\/admin\/primera-cuenta\/[\w-]{20,}$/)
  expect((await open(await tokenOf())).status).toBe(200)
  const signedIn = await shop.ask('POST', '/api/personal/login', {
    headers: { origin: shop.settings.publicUrl },
    body: { email: 'ana@example.mx', password: PASSWORD },
  })
  expect([signedIn.status, signedIn.body.data.rol]).toEqual([200, 'propietario'])
  const { rows } = await shop.pool.query(`select action from audit_log order by id desc limit 1`)
  expect(rows).toEqual([{ action: 'first-owner-added' }])
})

test('on a phone the first owner’s second factor stands under the address of a shop that has no name yet', async () => {
  await shop.pool.query(`delete from shop_policies where name = 'identity'`)
  await open(await tokenOf())
  const headers = { origin: shop.settings.publicUrl, cookie: await staffCookieOf(shop, 'ana@example.mx') }
  const { body } = await shop.ask('POST', '/api/personal/totp', { headers, body: { password_actual: PASSWORD } })
  expect(body.data.uri).toContain(`issuer=${new URL(shop.settings.publicUrl).hostname}`)
})

test('once: no other link is good after it, and none is made', async () => {
  const [first, second] = [await tokenOf(), await tokenOf()]
  expect((await open(first)).status).toBe(200)
  expect((await open(second, { email: 'eva@example.mx' })).body.code).toBe('link_invalid')
  expect((await shop.get(`/api/personal/primera-cuenta/${second}`)).body.code).toBe('link_invalid')
  expect(await link()).toBeUndefined()
})

test('two at the same moment: one becomes the owner', async () => {
  const tokens = [await tokenOf(), await tokenOf(), await tokenOf()]
  const answers = await Promise.all(tokens.map((token, i) => open(token, { email: `${i}@example.mx` })))
  expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1)
  expect((await shop.pool.query('select id from staff')).rows).toHaveLength(1)
})

test('an old link, a made-up one, or one of a shop with staff is refused', async () => {
  const token = await tokenOf()
  expect((await open('x'.repeat(43))).body.code).toBe('link_invalid')
  await shop.pool.query(`update first_owner_links set expires_at = now() - interval '1 minute'`)
  expect((await open(token)).body.code).toBe('link_invalid')
  const fresh = await tokenOf()
  await addStaff(shop, 'otra@example.mx', 'owner')
  expect((await open(fresh)).body.code).toBe('link_invalid')
})

test('a password that everybody knows is refused, and the link stays good', async () => {
  const token = await tokenOf()
  expect((await open(token, { password: 'contrasena123' })).status).toBe(422)
  expect((await open(token)).status).toBe(200)
})

test('an account of the demo never owns a real shop', async () => {
  const real = await testShop(PRODUCTION)
  const token = (await makeFirstOwnerLink(staffDeps(real)))?.split('/').at(-1)
  const answer = await real.ask('POST', '/api/personal/primera-cuenta', {
    headers: { origin: real.settings.publicUrl },
    body: { token, email: DEMO_STAFF, nombre: 'Ana', password: PASSWORD },
  })
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'email'])
  expect((await real.pool.query('select id from staff')).rows).toEqual([])
  await real.close()
})
