import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { IMPORTED_OF_PRODUCT, PRODUCT_COLUMNS } from './product-columns.queries.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [
    { partNumber: 'LISA-1' },
    { partNumber: 'AB-1' },
    { partNumber: 'A-B1' },
    { partNumber: 'GRATIS-1', priceCents: 0 },
    { partNumber: 'TIPO-1' },
    { partNumber: 'OTRA-1', brand: 'TRW' },
  ])
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

async function product(number: string) {
  return (await shop.pool.query('select * from products where part_number = $1', [number])).rows[0]
}
/** A kind of part beside the brake pads; answers its id. */
async function partType(slug: string, name: string, synonyms: readonly string[] = []): Promise<number> {
  return (
    await shop.pool.query(
      `insert into part_types (subcategory_id, slug, name_es, name_en, synonyms_es) select id, $1, $2, $2, $3 from subcategories limit 1 returning id`,
      [slug, name, synonyms],
    )
  ).rows[0].id
}
async function wrong(file: string) {
  const { _id } = await desk.bring(file)
  return (await desk.problems(_id)).map(({ renglon, codigo, valor }) => [renglon, codigo, valor])
}

const EVERY_FIELD =
  'clave interna;codigo;marca;nombre;nombre en;descripcion;descripcion en;tipo;proveedor;precio;costo;precio lista;stock;equivalencias;outlet;premium;recomendado;servicio pesado;universal;unidad;piezas por auto;status'
function everything(key: string, number: string) {
  return `${EVERY_FIELD}\n${key};${number};TRW;Todo;All;Descrito;Described;Zapatas;Otro;12.50;7.25;15;77;EQ-1|EQ-2;si;si;si;si;si;par;4;inactivo\n`
}

test('every column that an import may write is written of a product that is there, and given back', async () => {
  await partType('shoes', 'Zapatas')
  const before = await product('LISA-1')
  const checked = await desk.bring(everything(before.internal_key, 'LISA-2'))
  await desk.apply(checked._id)
  const after = await product('LISA-2')
  for (const column of PRODUCT_COLUMNS) expect([column, after[column]]).not.toEqual([column, before[column]])
  expect(await desk.undo(checked._id)).toMatchObject({ deshecho: { restaurados: 1, respetados: 0, stock_respetado: 0 } })
  expect(await product('LISA-1')).toEqual({ ...before, updated_at: expect.anything() })

  const added = await desk.bring(everything('NUEVA', 'NUEVA-1'))
  expect(added.informe).toMatchObject({ nuevos: 1 })
  await desk.apply(added._id)
  const created = await product('NUEVA-1')
  for (const column of PRODUCT_COLUMNS.filter((one) => one !== 'part_number'))
    expect([column, created[column]]).toEqual([column, after[column]])
})

test('a new product of which a row says little is what the database would make of it, and of the supplier who sent it', async () => {
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents)
     select 'MANO-1', 'MANO-1', 'Poco', part_type_id, brand_id, 'ACME', 100 from products limit 1`,
  )
  const checked = await desk.bring('codigo;marca;nombre;tipo;precio\nPOCO-1;Brembo;Poco;Balatas;1\n')
  await desk.apply(checked._id)
  const [byHand, imported] = [await product('MANO-1'), await product('POCO-1')]
  for (const column of PRODUCT_COLUMNS.filter((one) => IMPORTED_OF_PRODUCT[one].ofNew !== undefined))
    expect([column, imported[column]]).toEqual([column, byHand[column]])
  expect(imported).toMatchObject({ supplier: 'ACME', internal_key: `IM-${checked._id}-2`, name_en: null, pieces_per_car: null })
})

test('a number is known however its signs are written, and they decide where two differ in nothing else', async () => {
  const checked = await desk.bring('codigo;precio\nab-1;1\nA-B1;2\nAB1;3\n')
  expect(checked.informe).toMatchObject({ cambiados: 2, con_error: 1 })
  expect(await desk.problems(checked._id)).toMatchObject([{ renglon: 4, codigo: 'varios_productos', valor: 'AB1' }])
})

test('a row with a key is found by nothing else', async () => {
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, status)
     select 'PEDIDO-1', 'PEDIDO', 'Sobre pedido', part_type_id, brand_id, 'x', 100, 'on-order' from products limit 1`,
  )
  const known = await product('OTRA-1')
  expect(await wrong('clave interna;codigo;precio\nNADIE;OTRA-1;5\nPEDIDO;;5\n')).toEqual([
    [2, 'otra_clave', known.internal_key],
    [3, 'fuera_de_catalogo', 'PEDIDO'],
  ])
})

test('what was for nothing may stay so', async () => {
  expect(await wrong('codigo;precio\nGRATIS-1;0\n')).toEqual([])
})

test('what a cell says wrongly is not missing too', async () => {
  expect(await wrong('codigo;marca;nombre;tipo;precio\nFALTA-1;Brembo;Algo;Balatas;caro\nFALTA-2;Nadie;Algo;Balatas;1\n')).toEqual([
    [2, 'precio_ilegible', 'caro'],
    [3, 'marca_desconocida', 'Nadie'],
  ])
})

test('a new product is there once, by its key or by its brand and number', async () => {
  const rows = ['K1;DOBLE-1;Brembo', 'K1;DOBLE-2;Brembo', ';DOBLE-3;Brembo', ';doble 3;Brembo', ';DOBLE-3;TRW']
  const file = `clave interna;codigo;marca;nombre;tipo;precio\n${rows.map((row) => `${row};Algo;Balatas;1`).join('\n')}\n`
  expect(await wrong(file)).toEqual([
    [3, 'repetido', '2'],
    [5, 'repetido', '4'],
  ])
})

test('a kind of part is known by its name before it is by another word for a second one', async () => {
  await partType('a-discs', 'Discos', ['rotores'])
  const rotors = await partType('b-rotors', 'Rotores')
  const checked = await desk.bring('codigo;tipo\nTIPO-1;ROTORES\n')
  await desk.apply(checked._id)
  expect(await product('TIPO-1')).toMatchObject({ part_type_id: rotors })
})

test('a kind of part that is gone is not given back', async () => {
  const gone = await partType('gone', 'Efímera')
  await shop.pool.query('update products set part_type_id = $1 where part_number = $2', [gone, 'TIPO-1'])
  const checked = await desk.bring('codigo;tipo;precio\nTIPO-1;Balatas;999\n')
  await desk.apply(checked._id)
  const { part_type_id } = await product('TIPO-1')
  await shop.pool.query('delete from part_types where id = $1', [gone])
  expect(await desk.undo(checked._id)).toMatchObject({ deshecho: { restaurados: 1, respetados: 1 } })
  expect(await product('TIPO-1')).toMatchObject({ part_type_id, price_cents: 50_000 })
})
