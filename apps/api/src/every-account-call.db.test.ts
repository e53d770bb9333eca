import type { AnyEndpoint } from '@shop/contract/endpoint'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadLocations } from './modules/locations/load-locations.ts'
import { makeFirstOwnerLink, staffDeps } from './modules/staff/staff.public.ts'
import { OWN_ACCOUNT_CALLS, SPECIFIED_ACCOUNT_CALLS } from './testing/account-calls.ts'
import { addCustomer, addStaff, codeIn, invitationIn, mailboxOf, PASSWORD, secretIn, staffCookieOf } from './testing/test-customers.ts'
import { type Given, type TestShop, testShop } from './testing/test-shop.ts'
import { startShopWorker } from './worker.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let shop: TestShop
let stopWorker: () => Promise<void>
const walked = new Set<string>()
beforeAll(async () => {
  shop = await testShop({ ACCOUNT_VALIDATION: 'sms' })
  await loadLocations(shop)
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})

function shapeOf(path: string) {
  return path.replace(/\{\w+\}|:\w+/g, '{}')
}
function matches({ path }: AnyEndpoint, asked: string) {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(asked)
}

/** Makes a call and holds the answer against what the contract declares. */
async function call(method: Method, path: string, given: Given = {}) {
  // The path with the fewest parameters is meant.
  const endpoint = everyEndpoint
    .filter((one) => one.method === method && matches(one, path))
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
  if (!endpoint) throw new Error(`${method} ${path} is not declared`)
  const { status, headers, body } = await shop.ask(method, `/api${path}`, given)
  expect([method, path, status, body.code]).toEqual([method, path, 200, undefined])
  expect(headers['cache-control']).toBe('no-store')
  const beside = endpoint.beside?.map((name) => [name, body[name]])
  const data = beside ? { ...body.data, ...Object.fromEntries(beside) } : body.data
  expect(z.safeParse(endpoint.data.schema, data).error).toBeUndefined()
  walked.add(`${method} ${shapeOf(endpoint.path)}`)
  return body.data
}
async function inMailbox(recipient: string, pattern: RegExp): Promise<string> {
  const found = async () => (await mailboxOf(shop, recipient)).find(({ text }) => pattern.test(text))?.text
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ''
}

test('a shop in which nobody works yet gets its owner', async () => {
  const token = /primera-cuenta\/([\w-]+)$/.exec((await makeFirstOwnerLink(staffDeps(shop))) ?? '')?.[1] ?? ''
  await call('GET', `/personal/primera-cuenta/${token}`)
  const owner = { token, email: 'primera@example.mx', nombre: 'Primera', password: PASSWORD }
  await call('POST', '/personal/primera-cuenta', { body: owner, headers: { origin: shop.settings.publicUrl } })
})

test('a customer’s whole life, call by call', async () => {
  const email = 'vida@example.mx'
  const body = { nombre: 'Vida', apellidos: 'Larga', email, telefono: '2225550701', password: PASSWORD, acepta_privacidad: true }
  expect(await call('POST', '/clientes/email-available', { body: { email } })).toEqual({ disponible: true })
  const { token: temporary } = await call('POST', '/clientes/register', { body })
  const code = codeIn(await inMailbox('2225550701', /código/))
  const { token: first } = await call('POST', `/clientes/sms/verify/${temporary}`, { body: { code } })
  const { token } = await call('POST', '/clientes/login', { body: { email, password: PASSWORD } })
  await call('GET', `/clientes/me/${token}`, { token })
  await call('GET', '/utils/estados', { token })
  await call('GET', '/utils/municipios/puebla', { token })
  expect((await call('GET', '/utils/localidades/puebla/puebla', { token })).length).toBeGreaterThan(3)
  await call('PATCH', '/clientes/update', { token, body: { apellidos: 'Muy Larga' } })
  expect(await call('GET', '/clientes/sesiones', { token })).toHaveLength(2)
  await call('DELETE', `/clientes/sesiones/${JSON.parse(atob(first.split('.')[1])).jti}`, { token })
  await call('PATCH', '/clientes/update-password', { token, body: { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' } })
  await call('POST', '/clientes/confirmar', { token, body: { password_actual: 'Una segunda 2' } })
  const factura = { rfc: 'GODE561231GR8', razon_social: 'Vida Larga', regimen: '612', uso_cfdi: 'G03', codigo_postal: '72000' }
  await call('PATCH', '/clientes/facturacion', { token, body: { factura } })
  expect(await call('GET', '/clientes/facturacion', { token })).toHaveProperty('factura')
  const auto = { armadora: 'Nissan', modelo: 'Versa', anio: 2016, motor: '1.6' }
  expect(await call('POST', '/clientes/garage', { token, body: { agregar: [auto], elegido: auto } })).toHaveProperty('elegido')
  await call('GET', '/clientes/cotizaciones', { token })
  await call('GET', '/clientes/direcciones', { token })
  await call('GET', '/clientes/mis-datos', { token })
  await call('DELETE', '/clientes/facturacion', { token })
  await call('POST', '/clientes/password/send-reset-token', { body: { email } })
  const secret = secretIn(await inMailbox(email, /password-reset\/./))
  await call('GET', `/clientes/password/reset/${secret}`)
  await call('POST', '/clientes/password/reset', { body: { token: secret, password: 'Una tercera 3' } })
  const again = await call('POST', '/clientes/login', { body: { email, password: 'Una tercera 3' } })
  await call('POST', '/clientes/logout', { token: again.token })
  const last = await call('POST', '/clientes/login', { body: { email, password: 'Una tercera 3' } })
  await call('DELETE', '/clientes/cuenta', { token: last.token, body: { password_actual: 'Una tercera 3' } })
})

test('an account that was not verified at once', async () => {
  await addCustomer(shop, 'luego@example.mx', { isVerified: false, phone: '2225550702' })
  await call('POST', '/clientes/email/resend', { body: { email: 'luego@example.mx' } })
  const secret = secretIn(await inMailbox('luego@example.mx', /verificar=/))
  await shop.pool.query('truncate turns')
  expect(await call('POST', '/clientes/resend-account-verification', { body: { email: 'luego@example.mx' } })).toHaveProperty('token')
  await call('GET', `/clientes/email/verify/${secret}`)
})

test('staff, from signing in to signing out', async () => {
  await addStaff(shop, 'jefa@example.mx', 'owner')
  await addCustomer(shop, 'buscada@example.mx')
  const headers = { cookie: await staffCookieOf(shop, 'jefa@example.mx'), origin: shop.settings.publicUrl }
  await call('POST', '/personal/login', { body: { email: 'jefa@example.mx', password: PASSWORD }, headers })
  await call('GET', '/personal/yo', { headers })
  await call('GET', '/personal/medidas', { headers })
  expect(await call('GET', '/personal/codigos', { headers })).toEqual({ quedan: 0 })
  const duty = { de_guardia: true, avisos: ['cotizacion', 'chat'] }
  expect(await call('POST', '/personal/avisos', { body: duty, headers })).toEqual(duty)
  expect(await call('GET', '/personal/avisos', { headers })).toEqual(duty)
  const sessions = await call('GET', '/personal/sesiones', { headers })
  const other = sessions.find(({ actual }: { actual: boolean }) => !actual)
  await call('DELETE', `/personal/sesiones/${other._id}`, { headers })
  expect(await call('POST', '/ad-usuarios/datos2', { body: { id: 'buscada@example.mx' }, headers })).toMatchObject({
    email: 'buscada@example.mx',
  })
  const { secreto } = await call('POST', '/personal/totp', { body: { password_actual: PASSWORD }, headers })
  const codigo = new TOTP({ secret: Secret.fromBase32(secreto) }).generate()
  await call('POST', '/personal/totp/confirmar', { body: { codigo }, headers })
  await call('POST', '/personal/logout', { headers })
})

test('who works here, from the invitation to the log', async () => {
  await addStaff(shop, 'duena@example.mx', 'owner')
  const headers = { cookie: await staffCookieOf(shop, 'duena@example.mx'), origin: shop.settings.publicUrl }
  const [{ _id }] = await call('POST', '/admin/personal/invitaciones', { body: { email: 'nueva@example.mx', rol: 'ventas' }, headers })
  await call('POST', `/admin/personal/invitaciones/${_id}/reenviar`, { headers })
  expect(await call('GET', '/admin/personal/invitaciones', { headers })).toHaveLength(1)
  // The first one is worth nothing any more, and mails arrive in any order.
  const sent = async () => (await mailboxOf(shop, 'nueva@example.mx')).map(({ text }) => invitationIn(text))
  await expect.poll(async () => (await sent()).length).toBe(2)
  const good = await Promise.all(
    (await sent()).map(async (one) => ((await shop.get(`/api/personal/invitacion/${one}`)).status === 200 ? one : '')),
  )
  const token = good.find(Boolean) ?? ''
  expect(await call('GET', `/personal/invitacion/${token}`)).toMatchObject({ email: 'nueva@example.mx', rol: 'ventas' })
  await call('POST', '/personal/invitacion', { body: { token, nombre: 'Nueva', password: PASSWORD }, headers })
  const members: { _id: string; email: string }[] = await call('GET', '/admin/personal', { headers })
  const own = `/admin/personal/${members.find(({ email }) => email === 'nueva@example.mx')?._id}`
  await call('POST', `${own}/rol`, { body: { rol: 'almacen' }, headers })
  await call('POST', `${own}/avisos`, { body: { de_guardia: true, avisos: ['pedido'] }, headers })
  await call('DELETE', `${own}/doble-factor`, { headers })
  await call('POST', `${own}/desactivar`, { headers })
  await call('POST', `${own}/activar`, { headers })
  const [other] = await call('POST', '/admin/personal/invitaciones', { body: { email: 'otra@example.mx', rol: 'contenido' }, headers })
  await call('DELETE', `/admin/personal/invitaciones/${other._id}`, { headers })
  await call('GET', '/admin/bitacora', { headers })
  expect(await call('GET', '/admin/bitacora/verificacion', { headers })).toMatchObject({ ok: true })
  const body = { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' }
  await call('POST', '/personal/password', { body, headers })
  await call('POST', '/personal/password/olvidada', { body: { email: 'duena@example.mx' } })
  const link = /nueva-contrasena\/([\w-]+)/.exec(await inMailbox('duena@example.mx', /nueva-contrasena\//))?.[1] ?? ''
  expect(await call('GET', `/personal/password/olvidada/${link}`)).toEqual({ pide_codigo: false })
  await call('POST', '/personal/password/nueva', { body: { token: link, password: 'Una tercera 3' }, headers })
})

test('no call about people was left out', () => {
  expect([...walked].toSorted()).toEqual([...SPECIFIED_ACCOUNT_CALLS, ...OWN_ACCOUNT_CALLS].map(shapeOf).toSorted())
})
