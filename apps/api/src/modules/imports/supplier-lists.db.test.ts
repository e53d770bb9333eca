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

async function product(number: string) {
  return (await shop.pool.query('select * from products where part_number = $1', [number])).rows[0]
}

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

test('stock in words is understood, and "SI" leaves a count alone', async () => {
  await shop.pool.query(`update products set stock = 0 where part_number = 'BAL-3'`)
  await shop.pool.query(`update products set stock = 7 where part_number = 'BAL-1'`)
  const checked = await desk.bring('Código;EXIST.;Precio\nBAL-1;SI;\nBAL-2;+50;\nBAL-3;DISPONIBLE;\n')
  expect(checked.informe).toMatchObject({ cambiados: 2, iguales: 1, con_error: 0, stock: { suben: 2, bajan: 0 } })
  await desk.apply(checked._id)
  expect([(await product('BAL-1')).stock, (await product('BAL-2')).stock, (await product('BAL-3')).stock]).toEqual([7, 50, 1])
  const gone = await desk.bring('Código;EXIST.\nBAL-2;AGOTADO\nBAL-3;pronto\n')
  expect(await desk.problems(gone._id)).toEqual([{ renglon: 3, codigo: 'no_entero', campo: 'stock', valor: 'pronto' }])
  await desk.apply(gone._id, true)
  expect((await product('BAL-2')).stock).toBe(0)
})

test('titles between the rows are skipped and counted, and are the shelf where no column says it', async () => {
  const checked = await desk.bring(
    'Código;Descripción;Marca;Precio\nFRENOS Y DISCOS;;;\nBAL-1;;;901\nNUEVO-1;Cilindro;Brembo;80\nCódigo;Descripción;Marca;Precio\n;CLUTCH;;\nNUEVO-2;Collarín;Brembo;90\nNUEVO-3;;;\n',
  )
  expect(checked.informe).toMatchObject({ renglones: 4, titulos: 3, cambiados: 1 })
  const { nombres } = await desk.names(checked._id)
  const types = nombres.filter(({ clase }: { clase: string }) => clase === 'tipo')
  expect(types.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['CLUTCH', 'FRENOS Y DISCOS'])
  const ready = await desk.decide(checked._id)
  expect(ready.informe).toMatchObject({ nuevos: 2, con_error: 1 })
  await desk.apply(checked._id, true)
  const { rows } = await shop.pool.query(
    `select p.part_number, t.name_es from products p join part_types t on t.id = p.part_type_id where p.part_number in ('BAL-1', 'NUEVO-1') order by 1`,
  )
  expect(rows).toEqual([
    { part_number: 'BAL-1', name_es: 'Balatas' },
    { part_number: 'NUEVO-1', name_es: 'Frenos y discos' },
  ])
  await desk.undo(checked._id)
})

test('a number that lost its zeros in Excel is the part that has them, and that is said', async () => {
  await shop.pool.query(`update products set part_number = '0012345' where part_number = 'BAL-3'`)
  const { internal_key } = await product('0012345')
  const list = {
    name: 'Lista',
    rows: [
      ['Código', 'Precio'],
      [12_345, 611],
      [54_321, 700],
    ],
  }
  const checked = await desk.bring(workbookWith(list))
  expect(checked.informe).toMatchObject({
    cambiados: 1,
    nuevos: 0,
    con_error: 1,
    ceros: { renglones: 1, primeros: [{ renglon: 2, dice: '12345', es: '0012345' }] },
  })
  await desk.apply(checked._id, true)
  expect(await product('0012345')).toMatchObject({ price_cents: 61_100 })
  const keyed = await desk.bring(`Clave interna;Código;Precio\n${internal_key};12345;612\n`)
  expect(keyed.informe).toMatchObject({ cambiados: 1, ceros: { renglones: 1 } })
  await desk.apply(keyed._id)
  expect(await product('0012345')).toMatchObject({ price_cents: 61_200, internal_key })
})

test('changed texts are counted, and rows that nobody wants are left out', async () => {
  const checked = await desk.bring(
    `Código;Nombre;Descripción;Precio\nBAL-1;Otro nombre;Otra descripción;902\nBAL-2;Otro;;99999\n0012345;;Otra;613\n`,
  )
  expect(checked.informe).toMatchObject({ cambiados: 3, textos: { nombres: 2, descripciones: 2 }, omitidos: 0 })
  const without = await desk.leaveOut(checked._id, { saltos: true })
  expect(without.informe.omitidos).toBeGreaterThan(0)
  expect((await desk.leaveOut(checked._id, { fuera: false })).informe).toMatchObject({ cambiados: 3, omitidos: 0 })
  const stale = await desk.ask('POST', `/importaciones/${checked._id}/renglones`, { fuera: true, renglones: [4], revision: 1 })
  expect(stale.body.code).toBe('changed_meanwhile')
  expect((await desk.leaveOut(checked._id, { renglones: [2, 3] })).informe).toMatchObject({ cambiados: 1, omitidos: 2 })
  const before = await product('BAL-2')
  await desk.apply(checked._id)
  expect(await product('BAL-2')).toEqual(before)
  expect(await product('0012345')).toMatchObject({ price_cents: 61_300, description_es: 'Otra' })
})
