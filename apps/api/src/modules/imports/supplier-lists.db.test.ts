import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { workbookWith } from '../../testing/workbooks.ts'

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

test('the public price is made of the cost, and so is that of the supplier’s next list', async () => {
  const file = 'Código;P. COSTO\nBAL-2;100\nBAL-3;"$1,000.00"\n'
  const supplier = { proveedor: 'Mayorista de Puebla' }
  const checked = await desk.bring(file, { ...supplier, columnas: { codigo: 0, costo: 1, precio: 1 }, factor: '1.35', mas_iva: true })
  expect(checked).toMatchObject({ factor: 1.35, mas_iva: true, informe: { cambiados: 2 } })
  expect(checked.informe.ejemplos).toContainEqual(
    expect.objectContaining({
      codigo: 'BAL-3',
      cambios: expect.arrayContaining([{ campo: 'precio', antes: '$500.00', despues: '$1,566.00' }]),
    }),
  )
  await desk.apply(checked._id)
  expect(await product('BAL-2')).toMatchObject({ price_cents: 15_660, cost_cents: 10_000 })
  const next = await desk.upload('P. COSTO;Código\n120;BAL-2\n', supplier)
  expect(next.body.data).toMatchObject({ factor: 1.35, mas_iva: true, columnas: { codigo: 1, costo: 0, precio: 0 } })
})

test.each(['0', '-1', '101', 'mucho', '1.35001'])('a price is not multiplied by %s', async (factor) => {
  const { body } = await desk.upload('Código;Precio\nBAL-1;10\n')
  const mapping = { tipo: 'productos', proveedor: 'ACME', decimal: '.', columnas: { codigo: 0, precio: 1 }, factor }
  const answer = await desk.ask('POST', `/importaciones/${body.data._id}/revisar`, mapping)
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'factor'])
})

test('behind a cover the list is found, and somebody may say that it is another', async () => {
  const cover = { name: 'PORTADA', rows: [['Refacciones del Norte'], ['Lista de precios 2026'], ['Tel. 222 555 0101']] }
  const list = {
    name: 'Lista',
    rows: [['Lista de precios'], [], ['Código', 'Descripción', 'Precio', 'EXIST.'], ['BAL-1', 'Balatas', 777, 3]],
  }
  const old = {
    name: 'Anterior',
    rows: [
      ['x', 'y'],
      ['Su clave', 'Pesos'],
      ['BAL-1', 555],
    ],
  }
  const { body } = await desk.upload(workbookWith(cover, list, old))
  expect(body.data).toMatchObject({
    hojas: ['PORTADA', 'Lista', 'Anterior'],
    hoja: 1,
    renglon_encabezados: 3,
    columnas: { codigo: 0, nombre: 1, precio: 2, stock: 3 },
  })
  const checked = await desk.check(body.data._id)
  expect(checked.informe).toMatchObject({ cambiados: 1, con_error: 0 })
  const say = (hoja: number, renglon?: number) => desk.ask('POST', `/importaciones/${body.data._id}/hoja`, { hoja, renglon })
  const other = await say(2, 2)
  expect(other.body.data).toMatchObject({ estado: 'subida', hoja: 2, encabezados: ['Su clave', 'Pesos'], primeros: { length: 3 } })
  const again = await desk.check(body.data._id, { columnas: { codigo: 0, precio: 1 } })
  expect(again.informe.ejemplos[0].cambios).toContainEqual({ campo: 'precio', antes: '$500.00', despues: '$555.00' })
  expect([(await say(7)).status, (await say(2, 9)).status]).toEqual([415, 415])
})
