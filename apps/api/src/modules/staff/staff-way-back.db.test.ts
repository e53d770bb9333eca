import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guessPasswords } from '../../testing/guess-passwords.ts'
import { addStaff, mailboxOf, PASSWORD } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { sendStaffMessage } from './send-staff-message.ts'
import { staffDeps } from './staff-deps.ts'

const NEW_PASSWORD = 'Amortiguador de Puebla'
let shop: TestShop
let stopWorker: () => Promise<void>
let origin: string
beforeAll(async () => {
  shop = await testShop()
  origin = shop.settings.publicUrl
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate turns'))

let count = 0
async function member(role = 'owner') {
  const email = `persona${++count}@example.mx`
  return { email, id: await addStaff(shop, email, role) }
}
function signIn(email: string, extra: object = {}, { cookie = '', from = '203.0.113.80' } = {}) {
  return shop.ask('POST', '/api/personal/login', { body: { email, password: PASSWORD, ...extra }, headers: { origin, cookie }, from })
}
function cookiesOf({ headers }: { headers: Record<string, unknown> }) {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '')
}
/** Thirty strangers, and some more who are asked to confirm by mail. */
async function guess(email: string, more = 0) {
  await guessPasswords(shop, `staff ${email}`)
  for (let i = 0; i < more; i++) await signIn(email, { password: 'no' }, { from: `198.51.100.${i}` })
}
async function linkOf(email: string, subject: RegExp): Promise<string> {
  const found = async () =>
    /(?:permiso=|nueva-contrasena\/)([\w-]+)/.exec(
      (await mailboxOf(shop, email)).find((mail) => subject.test(mail.subject))?.text ?? '',
    )?.[1]
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ''
}
function ask(email: string, from = '203.0.113.81') {
  return shop.ask('POST', '/api/personal/password/olvidada', { body: { email }, from })
}
async function resetLink(email: string) {
  await ask(email)
  return linkOf(email, /Elige otra contraseña/)
}
function reset(token: string, extra: object = {}) {
  return shop.ask('POST', '/api/personal/password/nueva', { body: { token, password: NEW_PASSWORD, ...extra }, headers: { origin } })
}
async function secondFactor(email: string) {
  const headers = { origin, cookie: cookiesOf(await signIn(email)).join('; ') }
  const { secreto } = (await shop.ask('POST', '/api/personal/totp', { body: { password_actual: PASSWORD }, headers })).body.data
  const totp = new TOTP({ secret: Secret.fromBase32(secreto) })
  const { codigos_recuperacion } = (await shop.ask('POST', '/api/personal/totp/confirmar', { body: { codigo: totp.generate() }, headers }))
    .body.data
  // A code works once, and the next comes in half a minute.
  await shop.pool.query('update staff set totp_counter = 0 where email = $1', [email])
  return { code: () => totp.generate(), recovery: codigos_recuperacion as string[] }
}

describe('nobody keeps a member of staff out', () => {
  test('whose browser signed in before', async () => {
    const { email } = await member()
    const device = cookiesOf(await signIn(email)).find((cookie) => cookie.startsWith('personal-equipo=')) ?? ''
    await guess(email)
    expect((await signIn(email)).body.code).toBe('confirm_by_email')
    expect((await signIn(email, {}, { cookie: `${device}x` })).status).toBe(403)
    expect((await signIn(email, {}, { cookie: device })).status).toBe(200)
  })

  test('who has a permit from the own mailbox, of which there is always a good one', async () => {
    const { email } = await member()
    await guess(email, 15)
    const permits = async () => (await mailboxOf(shop, email)).filter(({ subject }) => /Confirma que eres tú/.test(subject))
    await expect.poll(async () => (await permits()).length).toBe(3)
    const tried = await Promise.all(
      (await permits()).map(({ text }) => signIn(email, { permiso: /permiso=([\w-]+)/.exec(text)?.[1] }, { from: '203.0.113.82' })),
    )
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  })

  test('who has a recovery code', async () => {
    const { email } = await member()
    const { code, recovery } = await secondFactor(email)
    await guess(email)
    expect((await signIn(email, { codigo: code() })).status).toBe(403)
    expect((await signIn(email, { codigo: recovery[0] })).status).toBe(200)
  })

  test('and strangers are told the same of those who do not work here', async () => {
    const { email } = await member()
    const answers = []
    for (const who of [email, 'nadie@example.mx']) {
      await guess(who, 6)
      answers.push((await signIn(who, { password: 'no' })).body)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await mailboxOf(shop, 'nadie@example.mx')).toEqual([])
  })
})

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once; every session and permit ends, and failures are forgiven', async () => {
    const { email, id } = await member('warehouse')
    const session = cookiesOf(await signIn(email)).find((cookie) => cookie.startsWith('personal=')) ?? ''
    await guess(email, 1)
    const permit = await linkOf(email, /Confirma que eres tú/)
    const token = await resetLink(email)
    expect((await shop.get(`/api/personal/password/olvidada/${token}`)).body.data).toEqual({ pide_codigo: false })
    expect((await reset(token, { password: PASSWORD })).body.message).toBe('La contraseña nueva debe ser distinta de la actual.')
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token, { password: 'Otra nueva y larga' })).body.code).toBe('link_invalid')
    expect((await shop.ask('GET', '/api/personal/yo', { headers: { cookie: session } })).status).toBe(401)
    expect([(await signIn(email)).status, (await signIn(email, { password: NEW_PASSWORD, permiso: permit })).status]).toEqual([401, 200])
    const { rows } = await shop.pool.query(`select action from audit_log where staff_id = $1`, [id])
    expect(rows).toEqual([{ action: 'password-reset' }])
  })

  test('asks for the second factor too, so that a mailbox alone opens nothing', async () => {
    const { email } = await member()
    const { code } = await secondFactor(email)
    const token = await resetLink(email)
    expect((await shop.get(`/api/personal/password/olvidada/${token}`)).body.data).toEqual({ pide_codigo: true })
    expect(await reset(token)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    expect((await reset(token, { codigo: '000000' })).status).toBe(401)
    expect((await reset(token, { codigo: code() })).status).toBe(200)
    expect(await signIn(email, { password: NEW_PASSWORD })).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  })

  test('tells nobody who works here, and stops whoever asks again and again', async () => {
    const { email } = await member()
    const answers = []
    for (const who of [email, 'nadie2@example.mx']) for (let i = 0; i < 5; i++) answers.push(await ask(who, `203.0.113.${90 + i}`))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 200, 200, 200, 429, 429])
    expect(answers[0]?.body).toEqual(answers[5]?.body)
  })

  test('keeps its link when the job that mailed it runs again', async () => {
    const { email } = await member()
    const request = { requestId: randomUUID(), purpose: 'reset-password' as const, email }
    for (let i = 0; i < 2; i++) await sendStaffMessage(staffDeps(shop), request)
    expect((await reset(await linkOf(email, /Elige otra contraseña/))).status).toBe(200)
    expect(await mailboxOf(shop, email)).toHaveLength(1)
  })

  test('of somebody without access, or after its half hour, is nothing', async () => {
    const [{ email, id }, other] = [await member(), await member()]
    const [token, late] = [await resetLink(email), await resetLink(other.email)]
    await shop.pool.query('update staff set disabled_at = now() where id = $1', [id])
    await shop.pool.query(`update staff_secrets set expires_at = now() where staff_id = $1`, [other.id])
    for (const one of [token, late, 'x'.repeat(43)]) expect((await reset(one)).body.code).toBe('link_invalid')
  })
})
