import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guessPasswords } from '../../testing/guess-passwords.ts'
import { addCustomer, addStaff, mailboxOf, PASSWORD, secretIn } from '../../testing/test-customers.ts'
import { type Given, type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let one: TestShop
let two: TestShop
beforeAll(async () => {
  const secret = { TOKEN_SECRET: 'the same on both hosts, as it must be' }
  one = await testShop(secret)
  two = await testShop(secret, { beside: one })
  await addCustomer(one, 'ana@example.mx')
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** The same call again and again, by turns on both hosts, all at once. */
function burst(path: string, body: object, count: number, from = '203.0.113.9', given: Given = {}) {
  return Promise.all(Array.from({ length: count }, (_, i) => (i % 2 ? one : two).ask('POST', `/api${path}`, { body, from, ...given })))
}
function statuses(answers: readonly { status: number }[]) {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )
}

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
  await guessPasswords(one, 'blanco@example.mx')
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

describe('whoever is being guessed at gets in all the same', () => {
  /** Thirty strangers, and some more who are asked to confirm by mail. */
  const guess = async (email: string, more = 0) => {
    await guessPasswords(one, email)
    for (let i = 0; i < more; i++)
      await one.ask('POST', '/api/clientes/login', { body: { email, password: 'no' }, from: `198.51.100.${i}` })
  }
  const signIn = (email: string, extra: object = {}, from = '203.0.113.70') =>
    one.ask('POST', '/api/clientes/login', { body: { email, password: PASSWORD, ...extra }, from })

  test('with the browser that signed in before, wherever it is', async () => {
    const email = 'conocida@example.mx'
    await addCustomer(one, email)
    const { equipo_conocido } = (await signIn(email)).body.data
    await guess(email)
    expect((await signIn(email)).status).toBe(403)
    expect((await signIn(email, { equipo_conocido: `${equipo_conocido}x` })).status).toBe(403)
    expect((await signIn(email, { equipo_conocido }, '203.0.113.71')).status).toBe(200)
    // Also where somebody else has failed with it from the very same place.
    for (let i = 0; i < 6; i++) await signIn(email, { password: 'no' }, '203.0.113.72')
    expect((await signIn(email, { equipo_conocido }, '203.0.113.72')).status).toBe(200)
  })

  test('but such a browser does not guess for ever', async () => {
    const email = 'robada@example.mx'
    await addCustomer(one, email)
    const { equipo_conocido } = (await signIn(email, {}, '203.0.113.73')).body.data
    const guesses = await burst('/clientes/login', { email, password: 'no', equipo_conocido }, 13, '203.0.113.73')
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 3 })
  })

  test('by a permit, whatever other mails were asked for in their name', async () => {
    const email = 'permiso@example.mx'
    await addCustomer(one, email)
    for (let i = 0; i < 8; i++) {
      await one.post('/api/clientes/email/resend', { email })
      await one.pool.query(`delete from turns where rule = 'mail-account'`)
    }
    await guess(email, 10)
    const worker = await startShopWorker(one, () => {})
    const permits = async () => (await mailboxOf(one, email)).filter(({ subject }) => /Confirma que eres tú/.test(subject))
    await expect.poll(async () => (await permits()).length).toBe(3)
    await worker.stop()
    const answers = await Promise.all((await permits()).map(({ text }) => signIn(email, { permiso: secretIn(text) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  })

  test('by a new password, which forgives what strangers failed with', async () => {
    const email = 'nueva@example.mx'
    await addCustomer(one, email)
    for (let i = 0; i < 6; i++) await one.post('/api/clientes/password/send-reset-token', { email })
    await guess(email)
    for (let i = 0; i < 6; i++) await signIn(email, { password: 'no' }, '203.0.113.74')
    const worker = await startShopWorker(one, () => {})
    const links = async () =>
      (await mailboxOf(one, email)).filter(({ subject }) => /Recupera/.test(subject)).map(({ text }) => secretIn(text))
    await expect.poll(async () => (await links()).length).toBe(3)
    await worker.stop()
    const reset = async (token: string) =>
      (await one.ask('POST', '/api/clientes/password/reset', { body: { token, password: 'Una nueva y larga' }, from: '203.0.113.74' }))
        .status
    const answers: number[] = []
    for (const link of await links()) answers.push(await reset(link))
    expect(answers.toSorted()).toEqual([200, 400, 400])
    expect((await signIn(email, { password: 'Una nueva y larga' }, '203.0.113.74')).status).toBe(200)
  })

  test('and is told the same as somebody who has no account', async () => {
    await addCustomer(one, 'hay@example.mx')
    const answers = []
    for (const email of ['hay@example.mx', 'nohay@example.mx']) {
      await guess(email, 6)
      answers.push(await signIn(email, { password: 'no' }, '203.0.113.75'))
    }
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]?.body).toMatchObject({ code: 'confirm_by_email', message: expect.stringContaining('Si es tuya') })
  })
})
