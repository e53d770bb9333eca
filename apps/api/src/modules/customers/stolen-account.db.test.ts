import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hear, listening } from '../../testing/read-events.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addCustomer, codeIn, mailboxOf, PASSWORD, secretIn, signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

const SECRET = { TOKEN_SECRET: 'one for both shops of this test' }
const NEW_PASSWORD = 'Amortiguador de Puebla'
let shop: TestShop
let smsShop: TestShop
let address: string
let stopWorker: () => Promise<void>
beforeAll(async () => {
  shop = await testShop(SECRET)
  smsShop = await testShop({ ...SECRET, ACCOUNT_VALIDATION: 'sms' }, { beside: shop })
  address = await listening(shop)
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await smsShop.close()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate turns'))

let count = 0
/** Nobody in this file shares an address. */
function fresh(who: string) {
  return `${who}${++count}@example.mx`
}
async function statusOf(token: string) {
  return (await shop.ask('GET', `/api/clientes/me/${token}`, { token })).status
}
async function me(token: string) {
  return (await shop.ask('GET', `/api/clientes/me/${token}`, { token })).body.data
}
function update(token: string, body: object) {
  return shop.ask('PATCH', '/api/clientes/update', { token, body: { ...body, password_actual: PASSWORD } })
}
function follow(secret: string) {
  return shop.get(`/api/clientes/email/verify/${secret}`)
}
async function login(email: string, password: string) {
  return (await shop.post('/api/clientes/login', { email, password })).status
}
function reset(token: string, password = NEW_PASSWORD) {
  return shop.post('/api/clientes/password/reset', { token, password })
}
async function linkTo(recipient: string, subject: RegExp): Promise<string> {
  const found = async () => secretIn((await mailboxOf(shop, recipient)).find((mail) => subject.test(mail.subject))?.text ?? '')
  await expect.poll(found).not.toBe('')
  return found()
}
async function resetLink(email: string) {
  await shop.post('/api/clientes/password/send-reset-token', { email })
  return linkTo(email, /Recupera/)
}
function register(email: string, nombre: string, password: string, at = shop) {
  return at.post('/api/clientes/register', { nombre, apellidos: 'Ñandú', email, telefono: '2225550101', password, acepta_privacidad: true })
}

/** Two ways in which an owner shakes somebody off. */
const SHAKES_OFF = {
  'a new password': async (email: string) => {
    const token = await signInAs(shop, email)
    const body = { password_actual: PASSWORD, password_nuevo: NEW_PASSWORD }
    return shop.ask('PATCH', '/api/clientes/update-password', { token, body })
  },
  'a reset': async (email: string) => reset(await resetLink(email)),
} as const

describe.each(Object.entries(SHAKES_OFF))('%s ends what somebody else holds', (_, shakeOff) => {
  test('a change of e-mail that waits', async () => {
    const [email, thief] = [fresh('ana'), fresh('ladron')]
    const { token } = await sessionOf(shop, await addCustomer(shop, email))
    await update(token, { email: thief })
    const link = await linkTo(thief, /Confirma tu nuevo correo/)
    expect((await shakeOff(email)).status).toBe(200)
    expect((await follow(link)).body.code).toBe('link_expired')
    expect(await me(await signInAs(shop, email, NEW_PASSWORD))).not.toHaveProperty('email_pendiente', thief)
    expect(await statusOf(token)).toBe(401)
  })

  test('a change of phone that waits, a link for another password and a permit', async () => {
    const email = fresh('ana')
    const { token } = await sessionOf(shop, await addCustomer(shop, email))
    await update(token, { telefono: '2225550777' })
    const phone = await linkTo(email, /Confirma tu nuevo teléfono/)
    const other = await resetLink(email)
    await shop.pool.query(`update mailbox_messages set subject = 'leído' where recipient = $1`, [email])
    await shop.pool.query('truncate turns')
    expect((await shakeOff(email)).status).toBe(200)
    expect((await follow(phone)).body.code).toBe('link_expired')
    expect((await reset(other, 'Otra muy larga y rara')).body.code).toBe('link_invalid')
  })

  test('the keys to the chat', async () => {
    const email = fresh('ana')
    const { token } = await sessionOf(shop, await addCustomer(shop, email))
    const { llave } = (await shop.ask('POST', '/api/chat/conversaciones/mia', { token, body: {} })).body.data
    const stream = await hear(address, `/api/chat/conversaciones/${llave}/eventos`)
    expect((await shakeOff(email)).status).toBe(200)
    expect((await shop.get(`/api/chat/conversaciones/${llave}`)).status).toBe(404)
    await expect.poll(stream.isEnded).toBe(true)
  })
})

test('a key to the chat ends with its own session and with no other', async () => {
  const id = await addCustomer(shop, fresh('ana'))
  const [here, there] = [await sessionOf(shop, id), await sessionOf(shop, id)]
  const keyOf = async ({ token }: { token: string }) =>
    (await shop.ask('POST', '/api/chat/conversaciones/mia', { token, body: {} })).body.data.llave
  const [mine, theirs] = [await keyOf(here), await keyOf(there)]
  await shop.ask('POST', '/api/clientes/logout', { token: there.token })
  expect((await shop.get(`/api/chat/conversaciones/${theirs}`)).status).toBe(404)
  expect((await shop.get(`/api/chat/conversaciones/${mine}`)).status).toBe(200)
  await shop.pool.query('update customer_sessions set expires_at = now() where id = $1', [here.sessionId])
  expect((await shop.get(`/api/chat/conversaciones/${mine}`)).status).toBe(404)
})

describe('a change of e-mail', () => {
  test('is told to the old address when it is asked for, and ends all sessions but the one that asked', async () => {
    const [email, next] = [fresh('ana'), fresh('nueva')]
    const id = await addCustomer(shop, email)
    const [here, there] = [await sessionOf(shop, id), await sessionOf(shop, id)]
    await update(here.token, { email: next })
    await linkTo(email, /Pidieron cambiar el correo/)
    expect((await mailboxOf(shop, email))[0]?.text).toContain(next)
    await follow(await linkTo(next, /Confirma tu nuevo correo/))
    expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([200, 401])
  })

  test('that was not the owner’s is taken back with "no fui yo", even when the thief has confirmed it and set a password', async () => {
    const [email, thief] = [fresh('ana'), fresh('ladron')]
    const { token } = await sessionOf(shop, await addCustomer(shop, email))
    await update(token, { email: thief })
    const notMe = await linkTo(email, /Pidieron cambiar el correo/)
    await follow(await linkTo(thief, /Confirma tu nuevo correo/))
    expect((await reset(await resetLink(thief), 'La del ladrón es larga')).status).toBe(200)
    const robbed = await signInAs(shop, thief, 'La del ladrón es larga')
    await shop.pool.query(`update mailbox_messages set subject = 'leído' where recipient = $1`, [thief])
    const another = await resetLink(thief)
    // A scanner that opens the link changes nothing.
    expect((await shop.get(`/api/clientes/password/reset/${notMe}`)).status).toBe(200)
    expect(await statusOf(robbed)).toBe(200)
    expect((await reset(notMe)).status).toBe(200)
    expect([await login(email, NEW_PASSWORD), await login(thief, 'La del ladrón es larga')]).toEqual([200, 401])
    expect(await statusOf(robbed)).toBe(401)
    expect((await reset(another, 'Otra vez la del ladrón')).body.code).toBe('link_invalid')
  })

  test('is nothing for an account that was never verified', async () => {
    const [email, thief] = [fresh('victima'), fresh('ladron')]
    const { token } = await sessionOf(shop, await addCustomer(shop, email, { isVerified: false }))
    expect((await update(token, { email: thief })).body).toMatchObject({ success: false, code: 'cuenta_no_verificada' })
    expect(await mailboxOf(shop, thief)).toEqual([])
  })

  test('to an address that an unproven account holds is made by whoever proves it', async () => {
    const [email, held] = [fresh('ana'), fresh('ocupada')]
    const squatter = await sessionOf(shop, await addCustomer(shop, held, { isVerified: false }))
    const { token } = await sessionOf(shop, await addCustomer(shop, email))
    expect((await update(token, { email: held })).status).toBe(200)
    expect((await follow(await linkTo(held, /Confirma tu nuevo correo/))).body.data).toEqual({ estado: 'email_cambiado' })
    expect((await me(token)).email).toBe(held)
    expect(await statusOf(squatter.token)).toBe(401)
  })
})

describe('somebody registers with an address that is not theirs', () => {
  test('and whoever proves the address gets the account, with the own name and password', async () => {
    const email = fresh('victima')
    expect((await register(email, 'Ladrón', 'La del ladrón es larga')).status).toBe(200)
    const squatter = await signInAs(shop, email, 'La del ladrón es larga')
    expect((await shop.post('/api/clientes/email-available', { email })).body.data.disponible).toBe(true)
    expect((await register(email, 'Ana', PASSWORD)).status).toBe(200)
    // Nothing is proven yet: both wait.
    expect([await login(email, PASSWORD), await statusOf(squatter)]).toEqual([401, 200])
    await expect.poll(async () => (await mailboxOf(shop, email)).length).toBe(2)
    const link = secretIn((await mailboxOf(shop, email)).find(({ text }) => text.includes('Ana'))?.text ?? '')
    expect((await follow(link)).body.data).toEqual({ estado: 'verificado' })
    expect((await follow(link)).body.data).toEqual({ estado: 'ya_verificado' })
    expect([await login(email, PASSWORD), await login(email, 'La del ladrón es larga'), await statusOf(squatter)]).toEqual([200, 401, 401])
    expect(await me(await signInAs(shop, email))).toMatchObject({ nombre: 'Ana', verificado: true })
    expect((await register(email, 'Otra', PASSWORD)).body.code).toBe('email_registrado')
  })

  test('and asks again for the mail: it is the newest registration’s', async () => {
    const email = fresh('victima')
    await register(email, 'Ladrón', 'La del ladrón es larga')
    await register(email, 'Ana', PASSWORD)
    await expect.poll(async () => (await mailboxOf(shop, email)).length).toBe(2)
    await shop.post('/api/clientes/email/resend', { email })
    await expect.poll(async () => (await mailboxOf(shop, email)).length).toBe(3)
    await follow(secretIn((await mailboxOf(shop, email))[0]?.text ?? ''))
    expect(await login(email, PASSWORD)).toBe(200)
  })

  test('and the owner resets the password instead: it is hers, proven, and nothing of the other is left', async () => {
    const email = fresh('victima')
    await register(email, 'Ladrón', 'La del ladrón es larga')
    const squatter = await signInAs(shop, email, 'La del ladrón es larga')
    expect((await reset(await resetLink(email))).status).toBe(200)
    expect(await statusOf(squatter)).toBe(401)
    expect(await me(await signInAs(shop, email, NEW_PASSWORD))).toMatchObject({ verificado: true })
  })

  test('by SMS the one who enters the code gets it', async () => {
    const email = fresh('victima')
    await register(email, 'Ladrón', 'La del ladrón es larga', smsShop)
    await shop.pool.query('truncate turns')
    const { body } = await register(email, 'Ana', PASSWORD, smsShop)
    const codes = async () => (await mailboxOf(shop, '2225550101')).map(({ text }) => codeIn(text)).filter(Boolean)
    await expect.poll(async () => (await codes()).length).toBe(2)
    const entered = await smsShop.post(`/api/clientes/sms/verify/${body.data.token}`, { code: (await codes())[0] })
    expect(entered.body.data.cliente).toMatchObject({ nombre: 'Ana', verificado: true })
    expect(await login(email, PASSWORD)).toBe(200)
  })

  test('once something was bought it is an account like any other', async () => {
    const email = fresh('compra')
    const [part = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 9 }])
    await (await shopperIn(shop, email)).buyByCard({ lines: [{ ref: String(part), qty: 1 }], total: 500 })
    await shop.pool.query('update customers set verified_at = null where email = $1', [email])
    expect((await register(email, 'Ana', PASSWORD)).body.code).toBe('email_registrado')
  })
})
