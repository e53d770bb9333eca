import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../../testing/multipart.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addCustomer, addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let headers: { cookie: string; origin: string }
let ines: number
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'ventas@example.mx', 'sales')
  headers = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
  ines = await addCustomer(shop, 'ines@example.mx')
  await shop.pool.query(`update customers set first_name = 'Inés', last_name = 'Ñandú_Ruiz', phone = '2224445566' where id = $1`, [ines])
  await addCustomer(shop, 'otra@example.mx')
})
afterAll(() => shop.close())

function ask(method: 'GET' | 'POST', path: string, body?: object) {
  return shop.ask(method, `/api/admin${path}`, { body, headers })
}
async function found(buscar: string): Promise<string[]> {
  return (await ask('POST', '/clientes/buscar', { buscar })).body.data.docs.map(({ email }: { email: string }) => email)
}

test.each(['ines', 'INÉS ñandu', 'Ruiz', '222 444 5566', '+52 222-444-5566', '5566', 'ines@EXAMPLE.mx'])(
  '%s finds a customer by name, telephone or e-mail',
  async (typed) => {
    expect(await found(typed)).toEqual(['ines@example.mx'])
  },
)

test('what matches nobody finds nobody; signs of the pattern are only signs', async () => {
  expect(await found('nadie')).toEqual([])
  expect(await found('%@%')).toEqual([])
  expect((await found('example.mx')).length).toBe(2)
  expect((await ask('POST', '/clientes/buscar', { buscar: 'example', limit: 1, page: 2 })).body.data).toMatchObject({ total: 2, pages: 2 })
  expect((await ask('POST', '/clientes/buscar', {})).status).toBe(400)
})

test('a deleted account is not there', async () => {
  const gone = await addCustomer(shop, 'gone@example.mx')
  await shop.pool.query('update customers set deleted_at = now() where id = $1', [gone])
  expect(await found('gone@')).toEqual([])
  expect((await ask('GET', `/clientes/${gone}`)).status).toBe(404)
  expect((await ask('GET', '/clientes/x')).status).toBe(400)
})

test('a profile leads to the customer’s own orders, quotations and conversations, and to nobody else’s', async () => {
  expect((await ask('GET', `/clientes/${ines}`)).body.data).toMatchObject({ nombre: 'Inés', telefono: '2224445566' })
  const [part] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 5 }])
  const [buyer, other] = [await shopperIn(shop, 'compra@example.mx'), await shopperIn(shop, 'ajena@example.mx')]
  const { folio } = (await buyer.buyByCard({ lines: [{ ref: String(part), qty: 1 }], total: 500 })).body.data
  await other.buyByCard({ lines: [{ ref: String(part), qty: 1 }], total: 500 })
  const fields = {
    armadora: 'Seat',
    modelo: 'Ibiza',
    anio: '2010',
    cilindraje: '2.0',
    autoparte: 'Clutch',
    nombre: 'Eva',
    telefono: '2225550102',
  }
  const { numero } = (await postForm(shop, '/api/cotizacion', { ...fields, email: buyer.email })).body.data
  await postForm(shop, '/api/cotizacion', { ...fields, email: other.email })
  const { token } = await sessionOf(shop, buyer.id)
  const { llave } = (await shop.ask('POST', '/api/chat/conversaciones/mia', { token })).body.data
  await postForm(shop, `/api/chat/conversaciones/${llave}/mensajes`, { texto: 'hola' })
  const of = async (list: string, id: number) => (await ask('GET', `/${list}?cliente=${id}`)).body.data
  expect(await of('ordenes', buyer.id)).toMatchObject({ total: 1, docs: [{ folio }] })
  expect(await of('cotizaciones', buyer.id)).toMatchObject({ total: 1, docs: [{ numero }] })
  expect(await of('chat', buyer.id)).toMatchObject({ total: 1, docs: [{ email: buyer.email }] })
  for (const list of ['ordenes', 'cotizaciones', 'chat']) expect((await of(list, ines)).total).toBe(0)
})
