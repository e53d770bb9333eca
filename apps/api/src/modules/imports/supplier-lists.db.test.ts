import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

/** Lists as Mexican suppliers send them. */
let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }, { partNumber: 'BAL-2' }, { partNumber: 'BAL-3' }])
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

const product = async (number: string) => (await shop.pool.query('select * from products where part_number = $1', [number])).rows[0]

test('cost and list price come in, go out, and are nobody else’s to see', async () => {
  const before = await product('BAL-1')
  const checked = await desk.bring('Núm. de parte;P. COSTO;P. LISTA;EXIST.\nBAL-1;350;890.5;4\n')
  expect(checked.columnas).toEqual({ codigo: 0, costo: 1, precio_lista: 2, stock: 3 })
  await desk.apply(checked._id)
  expect(await product('BAL-1')).toMatchObject({ price_cents: before.price_cents, cost_cents: 35_000, list_price_cents: 89_050, stock: 4 })
  expect((await desk.ask('GET', `/productos/${before.id}`)).body.data).toMatchObject({ costo: 350, precio_lista: 890.5 })
  const shown = await shop.get(`/api/products/${before.id}`)
  expect(shown.status).toBe(200)
  expect(JSON.stringify(shown.body)).not.toMatch(/costo|precio_lista|350|890/)
  const exported = await shop.app.inject({ url: '/api/admin/exportar/productos/csv', headers: desk.headers })
  expect(exported.body).toContain(',350,890.5,')
  await desk.undo(checked._id)
  expect(await product('BAL-1')).toMatchObject({ cost_cents: null, list_price_cents: null })
})

test('a new heading with an obvious name is understood though the supplier is known', async () => {
  const supplier = { proveedor: 'Refacciones del Sur' }
  await desk.bring('Su clave;Categoria\nBAL-2;Balatas\n', { ...supplier, columnas: { codigo: 0, tipo: 1 } })
  const next = await desk.upload('Su clave;Tipo;EXIST.\nBAL-2;Balatas;3\n', supplier)
  expect(next.body.data).toMatchObject({ recordadas: true, columnas: { codigo: 0, tipo: 1, stock: 2 } })
})
