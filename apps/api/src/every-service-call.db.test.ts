import { everyEndpoint } from '@shop/contract/every-endpoint'
import * as chat from '@shop/contract/shop/chat'
import * as quotations from '@shop/contract/shop/quotations'
import * as chatStaff from '@shop/contract/staff/chat'
import * as counter from '@shop/contract/staff/counter'
import * as customersStaff from '@shop/contract/staff/customers'
import * as quotationsStaff from '@shop/contract/staff/quotations'
import { getWaiting, streamWaiting } from '@shop/contract/staff/waiting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { goodPicture } from './testing/bad-files.ts'
import { postForm } from './testing/multipart.ts'
import { sessionOf } from './testing/session-of.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addCustomer, addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let headers: { cookie: string; origin: string }
const walked = new Set<string>()
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BR-1' }])
  await addStaff(shop, 'ventas@example.mx', 'sales')
  headers = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())

/** Makes a call and holds the answer against what the contract declares. */
async function call(method: 'GET' | 'POST', path: string, body?: unknown) {
  const { status, body: answer } = await shop.ask(method, `/api${path}`, { body, headers })
  return checked(method, path, status, answer)
}
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came over the wire
function checked(method: 'GET' | 'POST', address: string, status: number, answer: any) {
  const [path = ''] = address.split('?')
  const found = everyEndpoint
    .filter((one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
  if (!found) throw new Error(`${method} ${path} is not declared`)
  expect([path, status, answer.code]).toEqual([path, 200, undefined])
  expect(z.safeParse(found.data.schema, answer.data).error).toBeUndefined()
  walked.add(`${method} ${found.path}`)
  return answer.data
}
async function request(picture?: Buffer): Promise<string> {
  const fields = { armadora: 'Seat', modelo: 'Ibiza', anio: '2010', cilindraje: '2.0', autoparte: 'Clutch' }
  const contact = { nombre: 'Eva', email: 'eva@example.mx', telefono: '2225550102' }
  const file = picture && { field: 'imagen', bytes: picture }
  const { status, body } = await postForm(shop, '/api/cotizacion', { ...fields, ...contact }, file)
  return checked('POST', '/cotizacion', status, body).numero
}

test('the life of a quotation, call by call', async () => {
  const [one, two] = [await request(await goodPicture()), await request()]
  expect((await call('GET', '/admin/cotizaciones?limit=1')).pages).toBe(2)
  await call('GET', '/admin/cotizaciones/resumen')
  await call('GET', `/admin/cotizaciones/${one}`)
  await call('GET', `/admin/cotizaciones/${one}/imagen`)
  await call('POST', `/admin/cotizaciones/${one}/tomar`)
  await call('POST', `/admin/cotizaciones/${one}/respuesta`, { lineas: [{ ref: 'BR-1', precio: 10, piezas: 1 }], vigencia_dias: 1 })
  await call('POST', `/admin/cotizaciones/${two}/rechazo`, { motivo: 'No hay' })
  const { rows } = await shop.pool.query(`select payload->>'text' as text from graphile_worker._private_jobs`)
  const token = rows.map(({ text }) => /oferta\/([\w-]+)/.exec(text)?.[1]).find(Boolean)
  await call('GET', `/cotizacion/oferta/${token}`)
})

test('a conversation, call by call', async () => {
  const { llave } = await call('POST', '/chat/conversaciones', {})
  const address = `/chat/conversaciones/${llave}`
  const { body } = await postForm(shop, `/api${address}/mensajes`, { texto: 'hola' }, { field: 'imagen', bytes: await goodPicture() })
  const [said] = checked('POST', `${address}/mensajes`, 200, body)
  await call('POST', `${address}/escribiendo`)
  await call('POST', `${address}/leido`, { hasta: said._id })
  await call('POST', `${address}/contacto`, { nombre: 'Eva', email: 'eva@example.mx' })
  await call('GET', address)
  await call('GET', `${address}/imagenes/${said._id}`)
  const { docs } = await call('GET', '/admin/chat')
  const own = `/admin/chat/${docs[0]._id}`
  await call('GET', own)
  await call('POST', `${own}/asignar`)
  await call('POST', `${own}/mensajes`, { texto: 'Hola, Eva' })
  await call('POST', `${own}/escribiendo`)
  await call('POST', `${own}/leido`, { hasta: said._id })
  await call('GET', `${own}/imagenes/${said._id}`)
  await call('POST', `${own}/cerrar`)
  await call('GET', '/admin/pendientes')
  for (const path of [`${address}/eventos`, '/admin/chat/eventos', '/admin/pendientes/eventos']) {
    const { statusCode, stream } = await shop.app.inject({ url: `/api${path}`, headers, payloadAsStream: true })
    stream().destroy()
    checked('GET', path, statusCode, {})
  }
  const { token } = await sessionOf(shop, await addCustomer(shop, 'ana@example.mx'))
  const mine = await shop.ask('POST', '/api/chat/conversaciones/mia', { token })
  checked('POST', '/chat/conversaciones/mia', mine.status, mine.body)
})

test('the counter and the customers, call by call', async () => {
  const productos = [{ ref: 'BR-1', qty: 1 }]
  const { lineas } = (await shop.post('/api/carrito/cotizar', { productos })).body.data
  const who = { nombre: 'Eva', telefono: '2225550102', autoparte: 'Balatas' }
  await call('POST', '/admin/mostrador/cotizaciones', { productos, vigencia_dias: 3, ...who })
  await call('POST', '/admin/mostrador/ventas', { productos, total_mostrado: lineas[0].total, forma_pago: 'efectivo' })
  const id = await addCustomer(shop, 'eva@example.mx')
  expect((await call('POST', '/admin/clientes/buscar', { buscar: 'eva@' })).docs).toMatchObject([{ _id: String(id) }])
  await call('GET', `/admin/clientes/${id}`)
})

test('no call about quotations, conversations, what waits, the counter and customers was left out', () => {
  const declared = [quotations, quotationsStaff, chat, chatStaff, counter, customersStaff, { getWaiting, streamWaiting }].flatMap((area) =>
    Object.values(area).map(({ method, path }) => `${method} ${path}`),
  )
  expect([...walked].toSorted()).toEqual(declared.toSorted())
})
