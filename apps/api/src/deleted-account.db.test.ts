import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personalDataJobs } from './modules/personal-data/personal-data.jobs.ts'
import { uploadJobs } from './modules/uploads/uploads.jobs.ts'
import { listOlder } from './ports/file-store.ts'
import { goodPicture } from './testing/bad-files.ts'
import { deliverOrder } from './testing/deliver-order.ts'
import { postForm } from './testing/multipart.ts'
import { type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, PASSWORD, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { UPLOAD_OWNERS } from './worker.ts'

const CAR = { armadora: 'Nissan', modelo: 'Tsuru', anio: '2015', cilindraje: '1.6', autoparte: 'Cremallera' }
const IN_TWO_DAYS = Date.now() + 2 * 86_400_000
let shop: TestShop
let pads: string
let staff: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  pads = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 100 }]))[0])
  await addStaff(shop, 'ventas@example.mx', 'sales')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate quotations, conversations, returns cascade')
  for (const name of await keptPictures()) await shop.files.remove(name)
})

async function rowsOf(text: string) {
  return (await shop.pool.query(text)).rows
}
function keptPictures() {
  return listOlder(shop.files, 'uploads', new Date(IN_TWO_DAYS))
}
function decide(id: string, how: 'aprobar' | 'rechazar', body: object) {
  return shop.ask('POST', `/api/admin/devoluciones/${id}/${how}`, { headers: staff, body })
}

async function quotation({ email }: Shopper, comentarios: string): Promise<string> {
  const fields = { ...CAR, nombre: 'Ana Ñandú', email: email.toUpperCase(), telefono: '+52 222 555 0101', comentarios }
  return (await postForm(shop, '/api/cotizacion', fields, { field: 'imagen', bytes: await goodPicture() })).body.data.numero
}
async function conversation({ token }: Shopper): Promise<string> {
  const { llave } = (await shop.ask('POST', '/api/chat/conversaciones/mia', { token, body: {} })).body.data
  const said = await postForm(
    shop,
    `/api/chat/conversaciones/${llave}/mensajes`,
    { texto: 'Soy Ana, de Cholula' },
    { field: 'imagen', bytes: await goodPicture() },
    { token },
  )
  expect(said.status).toBe(200)
  return llave
}
async function askedReturn({ buyByCard, token }: Shopper): Promise<string> {
  const { folio } = (await buyByCard({ lines: [{ ref: pads, qty: 1 }], total: 500 })).body.data
  await deliverOrder(shop, folio)
  const body = {
    motivo: 'no_le_quedo',
    submotivo: 'otra_medida',
    auto: { armadora: 'Nissan', modelo: 'Tsuru', anio: 2015 },
    comentarios: 'Mi mecánico Pedro no pudo',
    piezas: [{ linea: 0, qty: 1 }],
  }
  const asked = await shop.ask('POST', `/api/devoluciones/${folio}`, { token, body })
  const id: string = asked.body.data.devoluciones[0]._id
  const photo = { field: 'foto', bytes: await goodPicture() }
  expect((await postForm(shop, `/api/devoluciones/${folio}/${id}/fotos`, {}, photo, { token })).status).toBe(200)
  return id
}

test('a deleted account takes along its chats, quotations and returns; what is under way follows when it ends', async () => {
  const ana = await shopperIn(shop)
  const refused = await quotation(ana, 'La de mi esposo')
  await shop.ask('POST', `/api/admin/cotizaciones/${refused}/rechazo`, { headers: staff, body: { motivo: 'Ya no se fabrica, Ana' } })
  const open = await quotation(ana, 'Otra más')
  const secret = await conversation(ana)
  const ended = await askedReturn(ana)
  await decide(ended, 'rechazar', { motivo: 'Ana, viene usada' })
  const underWay = await askedReturn(ana)

  const mine = (await shop.ask('GET', '/api/clientes/mis-datos', { token: ana.token })).body.data
  expect(mine.cotizaciones).toMatchObject([
    { numero: refused, estado: 'rechazada', comentarios: 'La de mi esposo', tiene_imagen: true },
    { numero: open, estado: 'abierta' },
  ])
  expect(mine.conversaciones[0].mensajes[0]).toMatchObject({ de: 'visitante', texto: 'Soy Ana, de Cholula', tiene_imagen: true })
  expect(mine.devoluciones.map(({ _id }: { _id: string }) => _id)).toEqual([underWay, ended])
  expect(await keptPictures()).toHaveLength(5)

  const body = { password_actual: PASSWORD }
  expect((await shop.ask('DELETE', '/api/clientes/cuenta', { token: ana.token, body })).status).toBe(200)
  expect(await rowsOf('select number, name, email, phone, comments, refusal, picture from quotations')).toEqual([
    { number: refused, name: '', email: '', phone: '', comments: null, refusal: null, picture: null },
  ])
  expect(await rowsOf('select from conversations')).toEqual([])
  expect((await shop.ask('GET', `/api/chat/conversaciones/${secret}`)).status).toBe(404)
  const returns = () => rowsOf('select comments, answer, car is null as "noCar" from returns order by id')
  expect(await returns()).toEqual([
    { comments: '', answer: '', noCar: true },
    { comments: 'Mi mecánico Pedro no pudo', answer: '', noCar: false },
  ])

  const forget = async () => {
    await personalDataJobs(shop)['forget-deleted-customers']({})
    await uploadJobs({ ...shop, now: () => new Date(IN_TWO_DAYS) }, UPLOAD_OWNERS)['forget-uploads']({})
  }
  await forget()
  expect(await keptPictures()).toHaveLength(1)
  await decide(underWay, 'rechazar', { motivo: 'No llegó' })
  await forget()
  expect((await returns())[1]).toEqual({ comments: '', answer: '', noCar: true })
  expect(await keptPictures()).toEqual([])
})

test('a picture that was just sent is left alone, and so is what others have', async () => {
  const eva = await shopperIn(shop)
  await quotation(eva, 'La mía')
  await shop.files.write('uploads/00000000-0000-4000-8000-000000000000.webp', await goodPicture())
  // Files are dated by the machine, whatever time the suite lives at.
  for (const name of await keptPictures()) utimesSync(join(shop.settings.dataFolder, 'files', name), new Date(), new Date())
  await uploadJobs(shop, UPLOAD_OWNERS)['forget-uploads']({})
  expect(await keptPictures()).toHaveLength(2)
  await uploadJobs({ ...shop, now: () => new Date(IN_TWO_DAYS) }, UPLOAD_OWNERS)['forget-uploads']({})
  expect(await keptPictures()).toHaveLength(1)
})

test('an answered quotation loses what was written to the customer, too', async () => {
  const luz = await shopperIn(shop)
  const answered = await quotation(luz, 'Urge')
  const offer = { lineas: [{ ref: pads, precio: 450, piezas: 1 }], vigencia_dias: 3, mensaje: 'Luz, llega el viernes' }
  const { status } = await shop.ask('POST', `/api/admin/cotizaciones/${answered}/respuesta`, { headers: staff, body: offer })
  expect(status).toBe(200)
  await shop.ask('DELETE', '/api/clientes/cuenta', { token: luz.token, body: { password_actual: PASSWORD } })
  expect(
    await rowsOf(
      `select q.name, q.comments, o.message from quotations q join offers o on o.quotation_id = q.id where q.number = '${answered}'`,
    ),
  ).toEqual([{ name: '', comments: null, message: null }])
})

test('an e-mail that was never proven neither shows nor erases what somebody asked under it', async () => {
  const eve = await shopperIn(shop)
  const others = await quotation(eve, 'Es de otra persona')
  await shop.pool.query('update customers set verified_at = null where id = $1', [eve.id])
  const mine = (await shop.ask('GET', '/api/clientes/mis-datos', { token: eve.token })).body.data
  expect(mine.cotizaciones).toEqual([])
  await shop.ask('DELETE', '/api/clientes/cuenta', { token: eve.token, body: { password_actual: PASSWORD } })
  expect(await rowsOf(`select comments from quotations where number = '${others}'`)).toEqual([{ comments: 'Es de otra persona' }])
})
