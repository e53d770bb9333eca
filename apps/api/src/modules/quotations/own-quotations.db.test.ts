import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../../testing/multipart.ts'
import { type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const CAR = { armadora: 'Nissan', modelo: 'Tsuru', anio: '2015', cilindraje: '1.6', autoparte: 'Cremallera' }
const PERSON = { nombre: 'Ana Ñandú', telefono: '2225550101' }

let shop: TestShop
let part: string
let staff: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 100 }]))[0])
  await addStaff(shop, 'ventas@example.mx', 'sales')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())

async function ask(email: string, given: { token?: string } = {}, more: object = {}): Promise<string> {
  return (await postForm(shop, '/api/cotizacion', { ...CAR, ...PERSON, email, ...more }, undefined, given)).body.data.numero
}
function answer(number: string, how: 'respuesta' | 'rechazo', body: object) {
  return shop.ask('POST', `/api/admin/cotizaciones/${number}/${how}`, { headers: staff, body })
}
const OFFER = { vigencia_dias: 5 }
async function listOf({ token }: Shopper) {
  return (await shop.ask('GET', '/api/clientes/cotizaciones', { token })).body.data
}
async function numbersOf(who: Shopper) {
  return (await listOf(who)).map(({ numero }: { numero: string }) => numero)
}

test('a customer finds what was asked signed in, and under the proven e-mail; nobody else does', async () => {
  const [ana, eva] = [await shopperIn(shop), await shopperIn(shop)]
  const elsewhere = await ask('taller@example.mx', { token: ana.token })
  const anonymous = await ask(ana.email.toUpperCase())
  expect(await numbersOf(ana)).toEqual([anonymous, elsewhere])
  expect(await listOf(ana)).toMatchObject([{ estado: 'abierta', auto: CAR }, { estado: 'abierta' }])
  expect(await numbersOf(eva)).toEqual([])
})

test('an e-mail that was never proven shows nothing that others asked under it', async () => {
  const eve = await shopperIn(shop)
  await ask(eve.email)
  const own = await ask(eve.email, { token: eve.token })
  await shop.pool.query('update customers set verified_at = null where id = $1', [eve.id])
  expect(await numbersOf(eve)).toEqual([own])
})

test('an answered one leads to its offer, a refused one says why, and a program is told nothing', async () => {
  const ana = await shopperIn(shop)
  const [answered, refused] = [await ask(ana.email), await ask(ana.email)]
  const suspect = await ask(ana.email, {}, { sitio_web: 'http://spam.example' })
  await answer(answered, 'respuesta', { ...OFFER, lineas: [{ ref: part, precio: 450, piezas: 1 }] })
  await answer(refused, 'rechazo', { motivo: 'Ya no se fabrica' })
  const [last, second, first] = await listOf(ana)
  expect(last).toMatchObject({ numero: suspect, estado: 'abierta' })
  expect(second).toMatchObject({ numero: refused, estado: 'rechazada', motivo: 'Ya no se fabrica' })
  expect(first).toMatchObject({ numero: answered, estado: 'respondida', oferta: { vigente: true } })
  expect((await shop.get(`/api/cotizacion/oferta/${first.oferta.token}`)).body.data.numero).toBe(answered)
  // What the database has opens nothing.
  const { rows } = await shop.pool.query('select hash, sealed_token from offers')
  for (const { hash, sealed_token } of rows) expect([hash, sealed_token]).not.toContain(first.oferta.token)
})

test('an offer from before links were kept, or sealed under another secret, is in the mail only', async () => {
  const ana = await shopperIn(shop)
  const number = await ask(ana.email)
  await answer(number, 'respuesta', { ...OFFER, lineas: [{ ref: part, precio: 450, piezas: 1 }] })
  for (const sealed of [null, 'AAAA']) {
    await shop.pool.query('update offers set sealed_token = $1', [sealed])
    const [{ oferta }] = await listOf(ana)
    expect(oferta.vigente).toBe(true)
    expect(oferta).not.toHaveProperty('token')
  }
})

test('what was asked signed in is handed out and erased with the account, whatever e-mail it has', async () => {
  const ana = await shopperIn(shop)
  const number = await ask('otro-taller@example.mx', { token: ana.token })
  await answer(number, 'respuesta', { ...OFFER, lineas: [{ ref: part, precio: 450, piezas: 1 }] })
  const mine = (await shop.ask('GET', '/api/clientes/mis-datos', { token: ana.token })).body.data
  expect(mine.cotizaciones).toMatchObject([{ numero: number }])
  await shop.ask('DELETE', '/api/clientes/cuenta', { token: ana.token, body: { password_actual: PASSWORD } })
  const { rows } = await shop.pool.query(
    'select q.email, q.name, q.customer_id, o.sealed_token from quotations q join offers o on o.quotation_id = q.id where q.number = $1',
    [number],
  )
  expect(rows).toEqual([{ email: '', name: '', customer_id: null, sealed_token: null }])
})

test('a token that no longer counts asks as a stranger', async () => {
  expect(await ask('nadie@example.mx', { token: 'no.es.nada' })).toMatch(/^COT-/)
})
