import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer, addStaff, mailboxOf, PASSWORD, secretIn } from '../../testing/test-customers.ts'
import { type Given, type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let one: TestShop
let two: TestShop
beforeAll(async () => {
  one = await testShop()
  two = await testShop({}, { beside: one })
  await addCustomer(one, 'ana@example.mx')
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** The same call again and again, by turns on both hosts, all at once. */
const burst = (path: string, body: object, count: number, from = '203.0.113.9', given: Given = {}) =>
  Promise.all(Array.from({ length: count }, (_, i) => (i % 2 ? one : two).ask('POST', `/api${path}`, { body, from, ...given })))
const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )

test('both hosts together allow five wrong passwords of an account from one place', async () => {
  const answers = await burst('/clientes/login', { email: 'ana@example.mx', password: 'no es esta' }, 14)
  expect(statuses(answers)).toEqual({ 401: 5, 429: 9 })
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800)
  expect(refused?.body).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('demasiadas') })
  const elsewhere = await two.ask('POST', '/api/clientes/login', {
    body: { email: 'ana@example.mx', password: PASSWORD },
    from: '203.0.113.10',
  })
  expect(elsewhere.status).toBe(200)
})

test('who signs in well is not counted', async () => {
  for (let i = 0; i < 7; i++) {
    const { status } = await (i % 2 ? one : two).ask('POST', '/api/clientes/login', {
      body: { email: 'ana@example.mx', password: PASSWORD },
      from: '203.0.113.11',
    })
    expect(status).toBe(200)
  }
})

test('asking for a new password: three an hour for an account, known or not, ten for a place', async () => {
  expect(statuses(await burst('/clientes/password/send-reset-token', { email: 'ana@example.mx' }, 6, '203.0.113.20'))).toEqual({
    200: 3,
    429: 3,
  })
  expect(statuses(await burst('/clientes/password/send-reset-token', { email: 'nadie@example.mx' }, 6, '203.0.113.21'))).toEqual({
    200: 3,
    429: 3,
  })
  const many = await Promise.all(
    Array.from({ length: 14 }, (_, i) => burst('/clientes/password/send-reset-token', { email: `n${i}@example.mx` }, 1, '203.0.113.22')),
  )
  expect(statuses(many.flat())).toEqual({ 200: 10, 429: 4 })
})

test('verification mails: one a minute for an account', async () => {
  expect(statuses(await burst('/clientes/email/resend', { email: 'ana@example.mx' }, 4, '203.0.113.30'))).toEqual({ 200: 1, 429: 3 })
})

test('asking whether an e-mail is free: ten a minute', async () => {
  expect(statuses(await burst('/clientes/email-available', { email: 'x@example.mx' }, 14, '203.0.113.40'))).toEqual({ 200: 10, 429: 4 })
})

test('staff are limited like customers', async () => {
  await addStaff(one, 'jefa@example.mx', 'owner')
  const headers = { origin: one.settings.publicUrl }
  const answers = await burst('/personal/login', { email: 'jefa@example.mx', password: 'no' }, 8, '203.0.113.50', { headers })
  expect(statuses(answers)).toEqual({ 401: 5, 429: 3 })
})

test('after thirty failures from everywhere the owner gets in by a mail, and nobody is locked out', async () => {
  await addCustomer(one, 'blanco@example.mx')
  await one.pool.query(
    `insert into turns (rule, subject) select 'sign-in-account', rtrim(translate(encode(sha256('blanco@example.mx'), 'base64'), '+/', '-_'), '=') from generate_series(1, 30)`,
  )
  const signIn = (extra: object = {}) =>
    one.ask('POST', '/api/clientes/login', { body: { email: 'blanco@example.mx', password: PASSWORD, ...extra }, from: '203.0.113.60' })
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'confirm_by_email' } })
  const worker = await startShopWorker(one, () => {})
  try {
    await expect.poll(() => mailboxOf(one, 'blanco@example.mx')).toHaveLength(1)
  } finally {
    await worker.stop()
  }
  const [mail] = await mailboxOf(one, 'blanco@example.mx')
  expect((await signIn({ permiso: 'x'.repeat(43) })).status).toBe(403)
  expect((await signIn({ permiso: secretIn(mail?.text ?? '') })).status).toBe(200)
})
