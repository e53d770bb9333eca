import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf } from '../../testing/session-of.ts'
import { addCustomer, codeIn, mailboxOf, PASSWORD, secretIn, signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let shop: TestShop
let smsShop: TestShop
let stopWorker: () => Promise<void>
const log: string[] = []
beforeAll(async () => {
  shop = await testShop(
    { PUBLIC_URL: 'https://tienda.example', TOKEN_SECRET: 'one for both shops of this test' },
    { logTo: { write: (line) => log.push(line) } },
  )
  smsShop = await testShop({ ACCOUNT_VALIDATION: 'sms', TOKEN_SECRET: 'one for both shops of this test' }, { beside: shop })
  const worker = await startShopWorker(shop, () => {})
  stopWorker = worker.stop
})
afterAll(async () => {
  await stopWorker()
  await smsShop.close()
  await shop.close()
})

async function me(token: string, from = shop) {
  return (await from.ask('GET', `/api/clientes/me/${token}`, { token })).body.data
}
function update(token: string, body: object, from = shop) {
  return from.ask('PATCH', '/api/clientes/update', { token, body })
}
async function arrived(recipient: string, subject: RegExp) {
  const found = async () => (await mailboxOf(shop, recipient)).find((mail) => subject.test(mail.subject + mail.text))
  await expect.poll(found).toBeDefined()
  return (await found()) ?? { subject: '', text: '', html: '' }
}

test('only what is given changes, and nobody else', async () => {
  const [ana, beto] = [await addCustomer(shop, 'ana1@example.mx'), await addCustomer(shop, 'beto1@example.mx')]
  const [{ token }, other] = [await sessionOf(shop, ana), await sessionOf(shop, beto)]
  const { body } = await update(token, { nombre: 'Anabel', _id: String(beto), verificado: false })
  expect(body.data).toMatchObject({ cliente: { nombre: 'Anabel', apellidos: 'Ñandú' }, por_confirmar: { email: false, telefono: false } })
  expect(await me(other.token)).toMatchObject({ nombre: 'Ana', verificado: true })
})

test('no extra field that anybody thinks of changes what the shop keeps', async () => {
  const id = await addCustomer(shop, 'extra@example.mx', { isVerified: false })
  const { token } = await sessionOf(shop, id)
  const read = async () => (await shop.pool.query('select * from customers where id = $1', [id])).rows[0]
  const before = await read()
  const keys = fc.oneof(
    fc.constantFrom(...Object.keys(before), 'verificado', 'rol', 'role', '__proto__', 'constructor', 'isVerified', 'id'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(keys, fc.jsonValue()), async (extra) => {
      const { nombre, apellidos, email, telefono, domicilio, password_actual, ...undeclared } = extra
      // Names that would reach into the language itself are refused as a whole.
      expect([200, 400]).toContain((await update(token, { ...undeclared, nombre: 'Ana' })).status)
      expect(await read()).toEqual(before)
    }),
    { numRuns: 60 },
  )
})

test('a new e-mail needs the password, counts when its link is opened, and the old one is told', async () => {
  const id = await addCustomer(shop, 'vieja@example.mx')
  const { token } = await sessionOf(shop, id)
  expect((await update(token, { email: 'nueva@example.mx' })).body.errors).toEqual([
    { path: 'password_actual', message: 'Campo requerido.' },
  ])
  expect((await update(token, { email: 'nueva@example.mx', password_actual: 'no' })).body.message).toBe(
    'La contraseña actual no es correcta.',
  )
  const { body } = await update(token, { email: 'nueva@example.mx', password_actual: PASSWORD })
  expect(body.data).toMatchObject({
    cliente: { email: 'vieja@example.mx', email_pendiente: 'nueva@example.mx' },
    por_confirmar: { email: true },
  })
  const mail = await arrived('nueva@example.mx', /Confirma tu nuevo correo/)
  expect(mail.text).toContain('https://tienda.example/es/mi-cuenta/verify/')
  expect((await shop.get(`/api/clientes/email/verify/${secretIn(mail.text)}`)).body.data).toEqual({ estado: 'email_cambiado' })
  expect(await me(token)).toMatchObject({ email: 'nueva@example.mx' })
  expect((await arrived('vieja@example.mx', /Cambió el correo/)).text).toContain('nueva@example.mx')
})

test('a new phone is confirmed by the link where the shop has no SMS, and by a code where it has', async () => {
  const id = await addCustomer(shop, 'tel@example.mx', { phone: '2225550300' })
  const { token } = await sessionOf(shop, id)
  expect((await update(token, { telefono: '+52 222 555 0301', password_actual: PASSWORD })).body.data.por_confirmar).toEqual({
    email: false,
    telefono: true,
  })
  const mail = await arrived('tel@example.mx', /Confirma tu nuevo teléfono/)
  expect((await me(token)).telefono).toBe('2225550300')
  expect((await shop.get(`/api/clientes/email/verify/${secretIn(mail.text)}`)).body.data).toEqual({ estado: 'telefono_cambiado' })
  expect((await me(token)).telefono).toBe('2225550301')

  const { body } = await update(token, { telefono: '2225550302', password_actual: PASSWORD }, smsShop)
  const sms = await arrived('2225550302', /código/)
  const entered = await smsShop.post(`/api/clientes/sms/verify/${body.data.por_confirmar.token_sms}`, { code: codeIn(sms.text) })
  expect(entered.body.data.cliente.telefono).toBe('2225550302')
})

test('whoever mistyped the number of a new account corrects it, and the code verifies the account', async () => {
  const id = await addCustomer(shop, 'errata@example.mx', { phone: '2225550310', isVerified: false })
  const { token } = await sessionOf(shop, id)
  const { body } = await update(token, { telefono: '2225550311', password_actual: PASSWORD }, smsShop)
  const sms = await arrived('2225550311', /código/)
  const entered = await smsShop.post(`/api/clientes/sms/verify/${body.data.por_confirmar.token_sms}`, { code: codeIn(sms.text) })
  expect(entered.body.data.cliente).toMatchObject({ telefono: '2225550311', verificado: true })
})

test('a forgotten password: the link works once, ends every session, and the address gets notice', async () => {
  const id = await addCustomer(shop, 'olvido@example.mx')
  const { token } = await sessionOf(shop, id)
  const poisoned = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await shop.ask('POST', '/api/clientes/password/send-reset-token', { body: { email: 'OLVIDO@example.mx' }, headers: poisoned })
  const mail = await arrived('olvido@example.mx', /Recupera/)
  expect(mail.text).toContain('https://tienda.example/es/password-reset/')
  expect(mail.text + mail.html).not.toContain('evil.example')
  const secret = secretIn(mail.text)
  expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect((await shop.get(`/api/clientes/password/reset/${secret}`)).status).toBe(200)
  const reset = (password: string) => shop.post('/api/clientes/password/reset', { token: secret, password })
  expect((await reset('12345678')).body.message).toBe('Esa contraseña es muy común; elige otra.')
  expect((await reset(PASSWORD)).body.message).toBe('La contraseña nueva debe ser distinta de la actual.')
  expect((await reset('Una nueva y larga')).status).toBe(200)
  expect((await reset('Otra nueva y larga')).body).toMatchObject({ success: false, code: 'link_invalid' })
  expect(await shop.get(`/api/clientes/password/reset/${secret}`)).toMatchObject({ status: 400 })
  expect((await shop.ask('GET', `/api/clientes/me/${token}`, { token })).status).toBe(401)
  expect(await signInAs(shop, 'olvido@example.mx', 'Una nueva y larga')).toBeTruthy()
  await arrived('olvido@example.mx', /Cambió tu contraseña/)
  const { rows } = await shop.pool.query('select hash from customer_secrets where customer_id = $1', [id])
  expect(rows.map(({ hash }) => hash)).not.toContain(secret)
})

test('links expire, and one that is not for verifying verifies nothing', async () => {
  const id = await addCustomer(shop, 'tarde@example.mx', { isVerified: false })
  for (const call of ['password/send-reset-token', 'email/resend']) await shop.post(`/api/clientes/${call}`, { email: 'tarde@example.mx' })
  const reset = secretIn((await arrived('tarde@example.mx', /Recupera/)).text)
  const verify = secretIn((await arrived('tarde@example.mx', /Confirma tu correo/)).text)
  expect((await shop.get(`/api/clientes/email/verify/${reset}`)).body.code).toBe('link_invalid')
  expect((await shop.get(`/api/clientes/password/reset/${verify}`)).body.code).toBe('link_invalid')
  await shop.pool.query('update customer_secrets set expires_at = now() where customer_id = $1', [id])
  expect(await shop.get(`/api/clientes/email/verify/${verify}`)).toMatchObject({ status: 400, body: { code: 'link_expired' } })
  expect((await shop.post('/api/clientes/password/reset', { token: reset, password: 'Una nueva y larga' })).status).toBe(400)
})

test('the account lists its open sessions and ends its own, never another’s', async () => {
  const [ana, beto] = [await addCustomer(shop, 'ana9@example.mx'), await addCustomer(shop, 'beto9@example.mx')]
  const [one, two, other] = [await sessionOf(shop, ana), await sessionOf(shop, ana), await sessionOf(shop, beto)]
  const { body } = await shop.ask('GET', '/api/clientes/sesiones', { token: one.token })
  expect(body.data.map(({ _id, actual }: { _id: string; actual: boolean }) => [_id, actual]).toSorted()).toEqual(
    [
      [one.sessionId, true],
      [two.sessionId, false],
    ].toSorted(),
  )
  expect((await shop.ask('DELETE', `/api/clientes/sesiones/${other.sessionId}`, { token: one.token })).status).toBe(404)
  expect((await me(other.token)).email).toBe('beto9@example.mx')
})

test('my data can be taken along, and my account deleted; what is left tells nobody who it was', async () => {
  const id = await addCustomer(shop, 'adios@example.mx')
  const { token } = await sessionOf(shop, id)
  const { body } = await shop.ask('GET', '/api/clientes/mis-datos', { token })
  expect(body.data).toMatchObject({ cliente: { email: 'adios@example.mx' }, sesiones: [{ actual: true }] })
  const remove = (password_actual: string) => shop.ask('DELETE', '/api/clientes/cuenta', { token, body: { password_actual } })
  expect((await remove('no')).status).toBe(422)
  expect((await remove(PASSWORD)).body.message).toBe('Tu cuenta quedó borrada.')
  expect((await shop.ask('GET', `/api/clientes/me/${token}`, { token })).status).toBe(401)
  const { rows } = await shop.pool.query('select email, first_name, last_name, phone, password_hash from customers where id = $1', [id])
  expect(rows).toEqual([{ email: `borrado-${id}@borrado.invalid`, first_name: '', last_name: '', phone: '', password_hash: '' }])
  await arrived('adios@example.mx', /Borramos tu cuenta/)
  expect((await shop.post('/api/clientes/login', { email: `borrado-${id}@borrado.invalid`, password: '' })).status).toBe(400)
  expect((await shop.post('/api/clientes/email-available', { email: 'adios@example.mx' })).body.data.disponible).toBe(true)
})

test('names of strangers are text in mails, never markup', async () => {
  await addCustomer(shop, 'xss@example.mx', { firstName: '<img src=x onerror=alert(1)>' })
  await shop.post('/api/clientes/password/send-reset-token', { email: 'xss@example.mx' })
  const { html } = await arrived('xss@example.mx', /Recupera/)
  expect(html).toContain('&lt;img')
  expect(html).not.toContain('<img')
})

test('neither tokens nor passwords nor links reach the log', async () => {
  await addCustomer(shop, 'registro@example.mx')
  await me(await signInAs(shop, 'registro@example.mx'))
  await shop.post('/api/clientes/password/send-reset-token', { email: 'registro@example.mx' })
  const secret = secretIn((await arrived('registro@example.mx', /Recupera/)).text)
  for (const what of ['email/verify', 'password/reset']) await shop.get(`/api/clientes/${what}/${secret}`)
  await shop.post('/api/clientes/password/reset', { token: secret, password: PASSWORD })
  const text = log.join('\n')
  for (const what of ['me', 'email/verify', 'password/reset']) expect(text).toContain(`/api/clientes/${what}/…`)
  expect(text).not.toMatch(/eyJ[\w-]{10,}\./)
  expect(text).not.toMatch(/verify\/[\w-]{20,}|reset\/[\w-]{20,}/)
  expect(text).not.toContain(PASSWORD)
})
