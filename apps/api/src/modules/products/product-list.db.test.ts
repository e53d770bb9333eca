import * as calls from '@shop/contract/staff/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addFitment } from '../../testing/add-fitment.ts'
import { addCars, openDesk } from '../../testing/staff-products.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  shop = await testShop()
  const [id] = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', name: 'Balatas delanteras', equivalents: ['OEM-77'], images: ['a.png'], stock: 50 },
    { partNumber: 'BAL-2', name: 'Balatas traseras', stock: 3, brand: 'TRW' },
    { partNumber: 'DIS-1', name: 'Disco ventilado', status: 'inactive', stock: 9 },
  ])
  await addCars(shop)
  await addFitment(shop, { productId: String(id), make: 'Nissan', model: 'Tsuru', from: 2000, to: 2001 })
  await shop.pool.query(`update products set is_premium = true where part_number = 'DIS-1'`)
  desk = await openDesk(shop, 'warehouse')
})
afterAll(() => shop.close())

async function listed(query: string): Promise<string[]> {
  const { status, body } = await desk.get(query)
  expect(status).toBe(200)
  return body.data.docs.map((doc: { codigo: string }) => doc.codigo).toSorted()
}

test.each([
  ['', ['BAL-1', 'BAL-2', 'DIS-1']],
  ['?buscar=bal', ['BAL-1', 'BAL-2']],
  ['?buscar=bal2', ['BAL-2']],
  ['?buscar=oem77', ['BAL-1']],
  ['?buscar=LT-3', ['DIS-1']],
  ['?buscar=TRASERAS%20balatas', ['BAL-2']],
  ['?buscar=brake%20pads', ['BAL-1', 'BAL-2', 'DIS-1']],
  ['?buscar=100%25', []],
  ['?buscar=%27%3B--', []],
  ['?estado=inactivo', ['DIS-1']],
  ['?mostrar=sin_imagen', ['BAL-2', 'DIS-1']],
  ['?mostrar=sin_autos', ['BAL-2', 'DIS-1']],
  ['?mostrar=pocas_piezas', ['BAL-2']],
  ['?mostrar=premium', ['DIS-1']],
  ['?mostrar=outlet', []],
  ['?mostrar=promocion', []],
])('the list asked with "%s"', async (query, parts) => {
  expect(await listed(query)).toEqual(parts)
})

test('by category and by brand, as the choices name them', async () => {
  const { categorias, marcas, tipos, proveedores } = (await desk.get('/opciones')).body.data
  expect([categorias[0].nombre, tipos[0].nombre, proveedores]).toEqual(['Frenos', 'Balatas', ['Distribuidora del Centro']])
  const trw = marcas.find(({ nombre }: { nombre: string }) => nombre === 'TRW')
  expect(await listed(`?marca=${trw._id}`)).toEqual(['BAL-2'])
  expect(await listed(`?categoria=${categorias[0]._id}&estado=activo`)).toEqual(['BAL-1', 'BAL-2'])
  expect(await listed('?categoria=999999')).toEqual([])
})

test('answers keep the contract', async () => {
  const [first] = (await desk.get('')).body.data.docs
  const asked = [
    [calls.listStaffProducts, ''],
    [calls.listProductChoices, '/opciones'],
    [calls.listCarRuns, '/autos?armadora=Nissan'],
    [calls.showStaffProduct, `/${first._id}`],
    [calls.listStockMovements, `/${first._id}/movimientos`],
  ] as const
  for (const [endpoint, path] of asked) expect(z.safeParse(endpoint.data.schema, (await desk.get(path)).body.data).error).toBeUndefined()
})

test('pages say how many there are', async () => {
  const { data } = (await desk.get('?limit=2&page=2')).body
  expect([data.docs.length, data.total, data.pages]).toEqual([1, 3, 2])
})

test.each(['?mostrar=todo', '?estado=bajo_pedido', '?categoria=x', '?page=0', `?buscar=${'a'.repeat(81)}`])(
  '%s is refused',
  async (query) => {
    expect((await desk.get(query)).status).toBe(400)
  },
)

test('the cars of a make, a row for each run of years', async () => {
  expect((await desk.get('/autos?armadora=nissan')).body.data).toEqual([
    { modelo: 'March', motor: '1.6', anio_inicio: 2011, anio_fin: 2020 },
    { modelo: 'Tsuru', motor: '1.6', anio_inicio: 1992, anio_fin: 2017 },
    { modelo: 'Tsuru', motor: '2.0', anio_inicio: 1994, anio_fin: 1998 },
  ])
  expect((await desk.get('/autos?armadora=nadie')).body.data).toEqual([])
})
