import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate turns'))

function ask(path: string, body: object | undefined, cookie = '') {
  return shop.ask(body ? 'POST' : 'GET', `/api/personal/${path}`, {
    headers: { cookie, origin: shop.settings.publicUrl },
    ...(body ? { body } : {}),
  })
}
function login(email: string, codigo?: string, password = PASSWORD) {
  return ask('login', { email, password, ...(codigo ? { codigo } : {}) })
}
async function begin(cookie: string) {
  const { secreto } = (await ask('totp', { password_actual: PASSWORD }, cookie)).body.data
  const totp = new TOTP({ secret: Secret.fromBase32(secreto) })
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
}
async function enrolled(email: string) {
  await addStaff(shop, email, 'sales')
  const cookie = await staffCookieOf(shop, email)
  const code = await begin(cookie)
  const { body } = await ask('totp/confirmar', { codigo: code() }, cookie)
  // As if it had been long ago: the present half minute is good once more.
  await shop.pool.query('update staff set totp_counter = 0 where email = $1', [email])
  return { cookie, code, codes: body.data.codigos_recuperacion as string[] }
}

test('a new factor that was begun leaves the old one in place until it is confirmed', async () => {
  const { cookie, code: old } = await enrolled('cambia@example.mx')
  const code = await begin(cookie)
  expect((await ask('yo', undefined, cookie)).body.data).toMatchObject({ doble_factor: true })
  expect((await login('cambia@example.mx')).body.code).toBe('second_factor_required')
  expect((await login('cambia@example.mx', code())).body.code).toBe('second_factor_wrong')
  expect((await login('cambia@example.mx', old())).status).toBe(200)
  // The same half minute: each secret counts its own.
  expect((await ask('totp/confirmar', { codigo: code() }, cookie)).body.data).toMatchObject({ doble_factor: true })
  expect((await login('cambia@example.mx', old(1))).body.code).toBe('second_factor_wrong')
  expect((await login('cambia@example.mx', code(1))).status).toBe(200)
})

test('a code confirms only what was begun', async () => {
  const { cookie, code } = await enrolled('nada@example.mx')
  expect((await ask('totp/confirmar', { codigo: code() }, cookie)).body.code).toBe('second_factor_wrong')
})

test('ten recovery codes are shown once, kept as hashes, and let in once each', async () => {
  const { codes, cookie } = await enrolled('pierde@example.mx')
  const left = async () => (await shop.ask('GET', '/api/personal/codigos', { headers: { cookie } })).body.data.quedan
  expect(await left()).toBe(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z]{5}-[A-Z]{5}$/)
  const { rows } = await shop.pool.query('select hash from staff_recovery_codes')
  for (const { hash } of rows) expect(codes.join()).not.toContain(hash)
  const [first = '', second = '', third = ''] = codes
  expect((await login('pierde@example.mx', first)).status).toBe(200)
  expect((await login('pierde@example.mx', first)).body.code).toBe('second_factor_wrong')
  expect((await login('pierde@example.mx', second.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await login('pierde@example.mx', 'ABCDE-FGHJK')).body.code).toBe('second_factor_wrong')
  expect((await login('pierde@example.mx', third, 'no es esta')).body.code).toBe('wrong_credentials')
  const answers = await Promise.all([login('pierde@example.mx', third), login('pierde@example.mx', third)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await left()).toBe(7)
})

test('codes of another member, or of a factor before, are worth nothing', async () => {
  const [one, two] = [await enrolled('uno@example.mx'), await enrolled('dos@example.mx')]
  expect((await login('uno@example.mx', two.codes[0])).body.code).toBe('second_factor_wrong')
  const code = await begin(one.cookie)
  await ask('totp/confirmar', { codigo: code() }, one.cookie)
  expect((await login('uno@example.mx', one.codes[0])).body.code).toBe('second_factor_wrong')
})

test('a member changes the own password: this browser goes on, every other is out', async () => {
  await addStaff(shop, 'clave@example.mx', 'content')
  const [here, there] = [await staffCookieOf(shop, 'clave@example.mx'), await staffCookieOf(shop, 'clave@example.mx')]
  const change = (password_actual: string, password_nuevo: string) => ask('password', { password_actual, password_nuevo }, here)
  expect((await change('no es esta', 'Una segunda 2')).body.errors).toMatchObject([{ path: 'password_actual' }])
  for (const bad of ['corta', '12345678', PASSWORD])
    expect((await change(PASSWORD, bad)).body.errors).toMatchObject([{ path: 'password_nuevo' }])
  const { status, headers } = await change(PASSWORD, 'Una segunda 2')
  expect(status).toBe(200)
  const [renewed = ''] = String(headers['set-cookie']).split(';')
  expect((await ask('yo', undefined, renewed)).body.data).toMatchObject({ email: 'clave@example.mx' })
  for (const ended of [here, there]) expect((await ask('yo', undefined, ended)).status).toBe(401)
  expect((await login('clave@example.mx')).body.code).toBe('wrong_credentials')
  expect((await login('clave@example.mx', undefined, 'Una segunda 2')).status).toBe(200)
})
