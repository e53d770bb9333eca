import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { guessPasswords } from '@shop/api/testing/guess-passwords'
import { addStaff, PASSWORD } from '@shop/api/testing/test-customers'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NEW_PASSWORD = 'Amortiguador de Puebla'
const folder = mkdtempSync(join(tmpdir(), 'shop-reset-'))
let shop: TestShop
let headers: { readonly origin: string }
beforeAll(async () => {
  shop = await testShop()
  headers = { origin: shop.settings.publicUrl }
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the owner of the server types it. */
async function run(...words: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_FOLDER: folder }
  const running = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'reset-staff.ts'), ...words], { env })
  return running.catch((failed: { stdout: string; stderr: string; code: number }) => failed)
}
function tokenIn({ stdout }: { readonly stdout: string }) {
  return /\/admin\/nueva-contrasena\/([\w-]{43})\s/.exec(stdout)?.[1] ?? stdout
}
function signIn(email: string, password = PASSWORD, extra: object = {}) {
  return shop.ask('POST', '/api/personal/login', { body: { email, password, ...extra }, headers })
}
function cookieOf(answer: Awaited<ReturnType<typeof signIn>>) {
  return String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
}
function reset(token: string, extra: object = {}) {
  return shop.ask('POST', '/api/personal/password/nueva', { body: { token, password: NEW_PASSWORD, ...extra }, headers })
}
async function logged(id: number) {
  return (await shop.pool.query('select action, subject_ref, before, after from audit_log where staff_id = $1 order by id', [id])).rows
}
async function addFactor(email: string) {
  const given = { headers: { ...headers, cookie: cookieOf(await signIn(email)) } }
  const { secreto } = (await shop.ask('POST', '/api/personal/totp', { body: { password_actual: PASSWORD }, ...given })).body.data
  const codigo = new TOTP({ secret: Secret.fromBase32(secreto) }).generate()
  expect((await shop.ask('POST', '/api/personal/totp/confirmar', { body: { codigo }, ...given })).status).toBe(200)
}

test('gives one way in: a link that is good once; password, sessions and strangers’ failures end', async () => {
  const email = 'ana@example.mx'
  const id = await addStaff(shop, email, 'owner')
  const cookie = cookieOf(await signIn(email))
  await guessPasswords(shop, `staff ${email}`)
  const token = tokenIn(await run(' ANA@example.mx '))
  expect((await shop.ask('GET', '/api/personal/yo', { headers: { cookie } })).status).toBe(401)
  expect((await signIn(email)).body.code).toBe('wrong_credentials')
  expect((await shop.get(`/api/personal/password/olvidada/${token}`)).body.data).toEqual({ pide_codigo: false })
  expect([(await reset(token)).status, (await reset(token)).body.code]).toEqual([200, 'link_invalid'])
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  expect(await logged(id)).toEqual([
    { action: 'access-reset', subject_ref: email, before: null, after: {} },
    expect.objectContaining({ action: 'password-reset' }),
  ])
})

test('leaves the second factor alone, unless it is said that it is lost too', async () => {
  const email = 'beto@example.mx'
  const id = await addStaff(shop, email, 'owner')
  await addFactor(email)
  const first = tokenIn(await run(email))
  expect(await reset(first)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  const token = tokenIn(await run(email, '--without-second-factor'))
  expect((await reset(first)).body.code).toBe('link_invalid')
  expect((await reset(token)).status).toBe(200)
  expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200, body: { data: { doble_factor: false } } })
  expect((await shop.pool.query('select from staff_recovery_codes where staff_id = $1', [id])).rowCount).toBe(0)
  expect((await logged(id)).slice(1, 3)).toEqual([
    { action: 'access-reset', subject_ref: email, before: null, after: {} },
    { action: 'access-reset', subject_ref: email, before: { hasSecondFactor: true }, after: { hasSecondFactor: false } },
  ])
})

test('does nothing for those who do not work here, and says how it is asked', async () => {
  const id = await addStaff(shop, 'fuera@example.mx', 'sales')
  await shop.pool.query('update staff set disabled_at = now() where id = $1', [id])
  for (const email of ['nadie@example.mx', 'fuera@example.mx'])
    expect(await run(email)).toMatchObject({ code: 1, stderr: expect.stringContaining('Nobody with access has that e-mail') })
  for (const words of [[], ['eso no'], ['ana@example.mx', 'beto@example.mx']])
    expect(await run(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run staff:reset -- ana@example.mx') })
  expect(await logged(id)).toEqual([])
})
