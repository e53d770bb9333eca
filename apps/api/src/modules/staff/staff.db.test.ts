import { STAFF_ROLES } from '@shop/domain/staff'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCTION } from '../../testing/production.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { addCustomer, addStaff, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let demo: TestShop
let real: TestShop
beforeAll(async () => {
  demo = await testShop()
  real = await testShop(PRODUCTION)
  await addStaff(demo, 'ventas@example.mx', 'sales')
  await addStaff(real, 'jefa@example.mx', 'owner')
})
afterAll(async () => {
  await demo.close()
  await real.close()
})

function login(shop: TestShop, email: string, extra: object = {}, headers: Record<string, string> = { origin: shop.settings.publicUrl }) {
  return shop.ask('POST', '/api/personal/login', { body: { email, password: PASSWORD, ...extra }, headers })
}
function withCookie(shop: TestShop, cookie: string) {
  return { cookie, origin: shop.settings.publicUrl }
}

test('staff are signed in by a cookie that scripts cannot read', async () => {
  const { body, headers } = await login(demo, 'ventas@example.mx')
  expect(body.data).toMatchObject({ nombre: 'Beto', rol: 'ventas', doble_factor: false, debe_activar_doble_factor: false })
  expect([headers['set-cookie']].flat()[0]).toMatch(/^personal=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  expect([(await login(real, 'jefa@example.mx')).headers['set-cookie']].flat()[0]).toMatch(
    /^__Host-personal=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
})

test('a cookie works for its own pages only', async () => {
  const cookie = await staffCookieOf(demo, 'ventas@example.mx')
  const logout = (headers: Record<string, string>) => demo.ask('POST', '/api/personal/logout', { headers: { cookie, ...headers } })
  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await logout(headers as Record<string, string>)).body.code).toBe('foreign_origin')
  expect((await login(demo, 'ventas@example.mx', {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await logout({ origin: demo.settings.publicUrl })).headers['set-cookie']).toMatch(/Max-Age=0/)
  expect((await demo.ask('GET', '/api/personal/yo', { headers: { cookie } })).status).toBe(401)
})

test('a back office with a host of its own is the only page that staff write from', async () => {
  const apart = await testShop({ ...PRODUCTION, ADMIN_HOST: 'oficina.example' })
  await addStaff(apart, 'ventas@example.mx', 'sales')
  expect((await login(apart, 'ventas@example.mx')).body.code).toBe('foreign_origin')
  expect((await login(apart, 'ventas@example.mx', {}, { origin: 'https://oficina.example' })).status).toBe(200)
  await apart.close()
})

test('the role is the database’s word of this moment', async () => {
  const id = await addStaff(demo, 'cambia@example.mx', 'owner')
  const headers = withCookie(demo, await staffCookieOf(demo, 'cambia@example.mx'))
  await addCustomer(demo, 'ana@example.mx')
  const find = () => demo.ask('POST', '/api/ad-usuarios/datos2', { body: { id: 'Ana@example.mx' }, headers })
  expect((await find()).body.data).toMatchObject({ email: 'ana@example.mx', nombre: 'Ana' })
  await demo.pool.query(`update staff set role = 'warehouse' where id = $1`, [id])
  expect(await find()).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  await demo.pool.query('update staff set disabled_at = now() where id = $1', [id])
  expect((await find()).status).toBe(401)
})

test('customers are no staff', async () => {
  const { token } = await sessionOf(demo, await addCustomer(demo, 'cliente@example.mx'))
  expect((await demo.ask('POST', '/api/ad-usuarios/datos2', { body: { id: 'a@b.mx' }, token })).status).toBe(403)
  expect((await demo.ask('POST', '/api/ad-usuarios/datos2', { body: { id: 'a@b.mx' } })).status).toBe(401)
})

test('in a real shop the owner does nothing before the second factor is set up, and then needs it', async () => {
  await addStaff(real, 'socia@example.mx', 'owner')
  const headers = withCookie(real, await staffCookieOf(real, 'socia@example.mx'))
  const ask = (method: 'GET' | 'POST', path: string, body?: object) => real.ask(method, `/api/personal/${path}`, { body, headers })
  expect((await ask('GET', 'yo')).body.data).toMatchObject({ debe_activar_doble_factor: true })
  expect(await ask('GET', 'sesiones')).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  const older = withCookie(real, await staffCookieOf(real, 'socia@example.mx'))
  expect((await ask('POST', 'totp', { password_actual: 'no' })).status).toBe(422)
  const { secreto, uri } = (await ask('POST', 'totp', { password_actual: PASSWORD })).body.data
  expect(uri).toMatch(/^otpauth:\/\/totp\//)
  const totp = new TOTP({ secret: Secret.fromBase32(secreto) })
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  expect((await ask('POST', 'totp/confirmar', { codigo: '000000' })).body.code).toBe('second_factor_wrong')
  const first = code()
  expect((await ask('POST', 'totp/confirmar', { codigo: first })).body.data).toMatchObject({ doble_factor: true })
  expect((await ask('GET', 'sesiones')).body.data).toHaveLength(1)
  expect((await real.ask('GET', '/api/personal/yo', { headers: older })).status).toBe(401)

  expect(await login(real, 'socia@example.mx')).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  expect((await login(real, 'socia@example.mx', { codigo: first })).body.code).toBe('second_factor_wrong')
  const second = code(1)
  expect((await login(real, 'socia@example.mx', { codigo: second })).status).toBe(200)
  expect((await login(real, 'socia@example.mx', { codigo: second })).body.code).toBe('second_factor_wrong')
  const { rows } = await real.pool.query(`select totp_secret from staff where email = 'socia@example.mx'`)
  expect(rows[0].totp_secret).not.toContain(secreto)
})

test.each(STAFF_ROLES)('in a real shop %s, who may move money, needs a second factor; in the demo nobody does', async (role) => {
  for (const shop of [real, demo]) await addStaff(shop, `dinero-${role}@example.mx`, role)
  const yo = async (shop: TestShop) => {
    const headers = withCookie(shop, await staffCookieOf(shop, `dinero-${role}@example.mx`))
    const { data } = (await shop.ask('GET', '/api/personal/yo', { headers })).body
    return [data.debe_activar_doble_factor, (await shop.ask('GET', '/api/personal/sesiones', { headers })).status]
  }
  expect(await yo(real)).toEqual([true, 403])
  expect(await yo(demo)).toEqual([false, 200])
})

test('a member of staff ends the own sessions, not another’s', async () => {
  await addStaff(demo, 'uno@example.mx', 'content')
  await addStaff(demo, 'dos@example.mx', 'content')
  const [one, two] = [await staffCookieOf(demo, 'uno@example.mx'), await staffCookieOf(demo, 'dos@example.mx')]
  const [{ _id }] = (await demo.ask('GET', '/api/personal/sesiones', { headers: { cookie: two } })).body.data
  const end = (cookie: string) => demo.ask('DELETE', `/api/personal/sesiones/${_id}`, { headers: withCookie(demo, cookie) })
  expect((await end(one)).status).toBe(404)
  expect((await end(two)).status).toBe(200)
  expect((await demo.ask('GET', '/api/personal/yo', { headers: { cookie: two } })).status).toBe(401)
})

test('what was done to accounts stays on record', async () => {
  const id = await addStaff(demo, 'hechos@example.mx', 'sales')
  await login(demo, 'hechos@example.mx', { password: 'no es esta' })
  await demo.ask('POST', '/api/personal/logout', { headers: withCookie(demo, await staffCookieOf(demo, 'hechos@example.mx')) })
  const { rows } = await demo.pool.query('select event from security_events where staff_id = $1 order by id', [id])
  expect(rows.map(({ event }) => event)).toEqual(['staff-sign-in-failed', 'staff-signed-in', 'staff-signed-out'])
  await expect(demo.pool.query('delete from security_events')).rejects.toThrow(/never changed/)
})
