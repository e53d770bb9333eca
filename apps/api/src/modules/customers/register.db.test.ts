import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, mailboxOf, secretIn, signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

const shops: TestShop[] = []
const stops: (() => Promise<void>)[] = []
let byEmail: TestShop
let bySms: TestShop
let byNothing: TestShop
async function open(mode: string) {
  const shop = await testShop({ ACCOUNT_VALIDATION: mode, PUBLIC_URL: 'https://tienda.example' })
  const worker = await startShopWorker(shop, () => {})
  shops.push(shop)
  stops.push(worker.stop)
  return shop
}
beforeAll(async () => {
  ;[byEmail, bySms, byNothing] = await Promise.all([open('email'), open('sms'), open('ninguna')])
})
afterAll(async () => {
  for (const stop of stops) await stop()
  for (const shop of shops) await shop.close()
})

const ANA = {
  nombre: 'Ana María',
  apellidos: "O'Farrill-Núñez",
  email: 'Ana@Example.mx ',
  telefono: '+52 (222) 555-0101',
  password: 'Cigüeñal 4 tiempos',
  acepta_privacidad: true,
}
function register(shop: TestShop, changes: object = {}) {
  return shop.post('/api/clientes/register', { ...ANA, ...changes })
}
async function arrived(shop: TestShop, recipient: string) {
  await expect.poll(() => mailboxOf(shop, recipient)).not.toHaveLength(0)
  return (await mailboxOf(shop, recipient))[0] ?? { subject: '', text: '', html: '' }
}

test('by e-mail: the account waits for its link, may look around meanwhile, and the link works', async () => {
  const { status, body } = await register(byEmail)
  expect([status, body.success, body.modoValidacion, body.phoneNumber]).toEqual([200, true, 'email', '••••••0101'])
  expect(Object.keys(body.data)).toEqual(['_id'])
  const token = await signInAs(byEmail, 'ana@example.mx', ANA.password)
  const me = await byEmail.ask('GET', `/api/clientes/me/${token}`, { token })
  expect(me.body.data).toMatchObject({ nombre: 'Ana María', apellidos: "O'Farrill-Núñez", telefono: '2225550101', verificado: false })

  const mail = await arrived(byEmail, 'ana@example.mx')
  expect(mail.subject).toBe('Confirma tu correo · La Tuerca')
  for (const text of [mail.text, mail.html]) expect(text).toContain('https://tienda.example/es/login?verificar=')
  expect(mail.html).toContain('#213d91')
  const link = `/api/clientes/email/verify/${secretIn(mail.text)}`
  expect((await byEmail.get(link)).body).toMatchObject({
    success: true,
    data: { estado: 'verificado' },
    message: 'Tu cuenta quedó verificada.',
  })
  expect((await byEmail.get(link)).body).toMatchObject({ success: true, data: { estado: 'ya_verificado' } })
  expect((await byEmail.ask('GET', `/api/clientes/me/${token}`, { token })).body.data.verificado).toBe(true)
})

test('by SMS: the code belongs to the temporary token, and signs in', async () => {
  const { body } = await register(bySms)
  expect([body.modoValidacion, body.phoneNumber]).toEqual(['sms', '••••••0101'])
  const { text } = await arrived(bySms, '2225550101')
  const path = `/api/clientes/sms/verify/${body.data.token}`
  const wrong = codeIn(text) === '000000' ? '111111' : '000000'
  expect(await bySms.post(path, { code: wrong })).toMatchObject({ status: 422, body: { code: 'code_invalid' } })
  const { status, body: welcome } = await bySms.post(path, { code: `${codeIn(text).slice(0, 3)} ${codeIn(text).slice(3)}` })
  expect([status, welcome.data.cliente.verificado, typeof welcome.data.token]).toEqual([200, true, 'string'])
  expect((await bySms.post(path, { code: codeIn(text) })).status).toBe(422)
})

test('a code is locked after five tries, whatever comes then', async () => {
  const { body } = await register(bySms, { email: 'otra@example.mx', telefono: '2225550199' })
  const right = codeIn((await arrived(bySms, '2225550199')).text)
  const path = `/api/clientes/sms/verify/${body.data.token}`
  const guesses = Array.from({ length: 12 }, (_, i) => String((Number(right) + 1 + i) % 1_000_000).padStart(6, '0'))
  const answers = await Promise.all(guesses.map((code) => bySms.post(path, { code })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
  expect((await bySms.post(path, { code: right })).body.code).toBe('code_invalid')
  const { rows } = await bySms.pool.query('select tries, code_hash from customer_secrets order by id desc limit 1')
  expect(rows[0].tries).toBe(5)
  expect(rows[0].code_hash).not.toContain(right)
})

test('without validation the account is good at once', async () => {
  const { body } = await register(byNothing)
  expect([body.modoValidacion, body.message]).toEqual(['ninguna', 'Tu cuenta está lista.'])
  const token = await signInAs(byNothing, 'ana@example.mx', ANA.password)
  expect((await byNothing.ask('GET', `/api/clientes/me/${token}`, { token })).body.data.verificado).toBe(true)
})

test('an e-mail that has an account is told so, also when two register at once', async () => {
  const both = await Promise.all([register(byNothing, { email: 'dos@example.mx' }), register(byNothing, { email: 'DOS@example.mx' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await register(byNothing, { email: 'Dos@Example.mx ' })).body).toMatchObject({ code: 'email_registrado' })
  expect((await byNothing.post('/api/clientes/email-available', { email: 'dos@example.mx' })).body.data).toEqual({ disponible: false })
  expect((await byNothing.post('/api/clientes/email-available', { email: 'tres@example.mx' })).body.data).toEqual({ disponible: true })
})

test.each([
  [{ nombre: '' }, 'nombre', 'Campo requerido.'],
  [{ nombre: 'R2D2' }, 'nombre', 'Escribe solo letras.'],
  [{ nombre: 'Visita evil.mx ahora' }, 'nombre', 'Escribe el nombre sin direcciones de internet. Después de un punto deja un espacio.'],
  [{ apellidos: 'Gana en evil . mx' }, 'apellidos', 'Escribe el nombre sin direcciones de internet. Después de un punto deja un espacio.'],
  [{ email: 'ana@' }, 'email', 'Ingrese email válido'],
  [{ telefono: '555-0101' }, 'telefono', 'El teléfono debe tener 10 dígitos.'],
  [{ password: 'corta' }, 'password', 'Longitud es menor a la requerida'],
  [{ password: 'Contraseña1' }, 'password', 'Esa contraseña es muy común; elige otra.'],
  [{ acepta_privacidad: false }, 'acepta_privacidad', 'Para crear tu cuenta acepta el aviso de privacidad.'],
  [{ domicilio: { ...address(), codigo_postal: '20000' } }, 'domicilio.codigo_postal', 'El código postal es incorrecto'],
  [{ domicilio: { ...address(), estado: 'Texas' } }, 'domicilio.estado', 'Elige un estado de la lista.'],
  [{ domicilio: { ...address(), referencias: '' } }, 'domicilio.referencias', 'Campo requerido.'],
])('%o is refused on its field', async (changes, path, message) => {
  const { status, body } = await register(byNothing, { email: 'nueva@example.mx', ...changes })
  expect([400, 422]).toContain(status)
  expect(body).toMatchObject({ code: 'invalid_input', message, errors: [{ path, message }] })
})

test('an address that is sent along is kept, under the official name of its state', async () => {
  await register(byNothing, { email: 'casa@example.mx', domicilio: { ...address(), estado: 'veracruz', codigo_postal: '91700' } })
  const token = await signInAs(byNothing, 'casa@example.mx', ANA.password)
  const { domicilio } = (await byNothing.ask('GET', `/api/clientes/me/${token}`, { token })).body.data
  expect(domicilio).toMatchObject({ estado: 'Veracruz de Ignacio de la Llave', num: '12-B', codigo_postal: '91700' })
})

function address() {
  return {
    calle: 'Av. Reforma',
    num: '12-B',
    colonia: 'Centro',
    estado: 'Puebla',
    municipio: 'Puebla',
    localidad: 'Puebla',
    codigo_postal: '72000',
    referencias: 'Portón azul',
  }
}
