import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCars, openDesk } from '../../testing/staff-products.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof openDesk>>
let known: string
beforeAll(async () => {
  shop = await testShop()
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }, { partNumber: 'BAL-2' }])
  known = String(id)
  await addCars(shop)
  desk = await openDesk(shop, 'content')
})
afterAll(() => shop.close())

const tsuru = { armadora: 'Nissan', modelo: 'Tsuru', anio_inicio: 1992, anio_fin: 2017, motor: '1.6', posicion_es: 'Delantera' }
async function read() {
  return (await desk.get(`/${known}`)).body.data
}

const badFields: [string, unknown, string][] = [
  ['codigo', '', 'codigo'],
  ['codigo', '--', 'codigo'],
  ['codigo', 'x'.repeat(41), 'codigo'],
  ['codigo', 'BAL-2', 'codigo'],
  ['codigo', 'bal 2', 'codigo'],
  ['clave_interna', 'lt2', 'clave_interna'],
  ['nombre_es', ' ', 'nombre_es'],
  ['nombre_es', 'a\u0000b', 'nombre_es'],
  ['tipo', '999999', 'tipo'],
  ['tipo', '1; drop table products', 'tipo'],
  ['marca', '999999', 'marca'],
  ['proveedor', '', 'proveedor'],
  ['unidad', 'litro', 'unidad'],
  ['piezas_por_auto', 0, 'piezas_por_auto'],
  ['piezas_por_auto', 1.5, 'piezas_por_auto'],
  ['precio', 0, 'precio'],
  ['precio', -1, 'precio'],
  ['precio', 1.005, 'precio'],
  ['precio', '10', 'precio'],
  ['precio', 1e12, 'precio'],
  ['promocion', '999999', 'promocion'],
  ['status', 'bajo_pedido', 'status'],
  ['equivalencias', ['A-1', 'a1'], 'equivalencias.1'],
  ['equivalencias', [''], 'equivalencias.0'],
  ['equivalencias', 'A-1', 'equivalencias'],
  ['imagenes', ['gone.webp'], 'imagenes.0'],
  ['imagenes', ['../../secret'], 'imagenes.0'],
  ['imagenes', ['same.webp', 'same.webp'], 'imagenes.1'],
  ['autos', [{ ...tsuru, modelo: 'Testarossa' }], 'autos.0.modelo'],
  ['autos', [{ ...tsuru, armadora: '' }], 'autos.0.armadora'],
  ['autos', [{ ...tsuru, anio_inicio: 1990 }], 'autos.0.anio_inicio'],
  ['autos', [{ ...tsuru, anio_fin: 2018 }], 'autos.0.anio_fin'],
  ['autos', [{ ...tsuru, anio_inicio: 2017, anio_fin: 1992 }], 'autos.0.anio_fin'],
  ['autos', [{ ...tsuru, motor: '2.0' }], 'autos.0.anio_inicio'],
  ['autos', [{ ...tsuru, motor: '5.0' }], 'autos.0.motor'],
  ['autos', [tsuru, { ...tsuru, modelo: 'TSURU' }], 'autos.1'],
  ['autos', Array.from({ length: 501 }, () => tsuru), 'autos'],
]
test.each(badFields)('%s = %j is refused by its field and changes nothing', async (field, value, path) => {
  const seen = await read()
  const { status, body } = await desk.patch(`/${known}`, { ...seen, [field]: value })
  expect([[400, 422].includes(status), body.errors?.[0]?.path]).toEqual([true, path])
  expect(body.errors[0].message).not.toBe('')
  expect(await read()).toEqual(seen)
})
