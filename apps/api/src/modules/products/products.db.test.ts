import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPicture } from '../../testing/bad-files.ts'
import { addCars, openDesk } from '../../testing/staff-products.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { keepCataloguePicture } from '../pictures/pictures.public.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
let shop: TestShop
let desk: Desk
let picture: string
let said: Record<string, unknown>
beforeAll(async () => {
  shop = await testShop()
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  await addCars(shop)
  desk = await openDesk(shop, 'content')
  picture = (await keepCataloguePicture(shop, 1, await goodPicture())).name
  const { tipo, marca } = (await desk.get(`/${id}`)).body.data
  said = {
    codigo: 'ZZ 990-1',
    nombre_es: 'Balatas cerámicas',
    nombre_en: 'Ceramic brake pads',
    descripcion_es: 'Primera línea\nSegunda línea',
    tipo,
    marca,
    proveedor: 'Distribuidora del Centro',
    unidad: 'juego',
    precio: 1349.5,
    status: 'activo',
    equivalencias: ['FDB-4567'],
    imagenes: [picture],
    autos: [tsuru],
    contadas: 7,
  }
})
afterAll(() => shop.close())

const tsuru = {
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio_inicio: 1992,
  anio_fin: 2017,
  motor: '1.6',
  posicion_es: 'Delantera',
  posicion_en: 'Front',
}
let parts = 0
/** A part that only this test knows. */
async function added(more: object = {}): Promise<string> {
  return (await desk.post('', { ...said, codigo: `P-${++parts}`, ...more })).body.data._id
}
async function read(id: string) {
  return (await desk.get(`/${id}`)).body.data
}
async function lastEntry() {
  return (await shop.pool.query('select * from audit_log order by id desc limit 1')).rows[0]
}
async function foundBy(search: string, host = shop): Promise<string[]> {
  return (await host.get(`/api/products/search/d?search=${encodeURIComponent(search)}`)).body.data.docs.map(
    (doc: { codigo: string }) => doc.codigo,
  )
}

test('a new part is found in the shop by its number, its equivalent, its key and its car, on every host within two seconds', async () => {
  const beside = await testShop({}, { beside: shop })
  try {
    // The other host has made up its mind already.
    expect(await foundBy('balatas tsuru 2000', beside)).not.toContain('ZZ 990-1')
    await added({ clave_interna: 'LT-100001' })
    const { status, body } = await desk.post('', said)
    expect([status, body.data.clave_interna]).toEqual([200, 'LT-100002'])
    for (const host of [shop, beside])
      for (const search of ['zz9901', 'FDB 4567', 'LT-100002', 'balatas tsuru 2000'])
        await expect.poll(() => foundBy(search, host)).toContain('ZZ 990-1')
    const { body: page } = await beside.get('/api/products/show/p?ref=LT-100002')
    expect(page.data.producto).toMatchObject({ precio: 1349.5, stock: 7, imagen: [picture], unidad: 'juego' })
    expect(page.data.producto.autos).toEqual([expect.objectContaining({ modelo: 'Tsuru', posicion: 'Delantera', motor: '1.6' })])
    const entry = await lastEntry()
    expect(entry).toMatchObject({ action: 'product-added', subject_kind: 'product', subject_ref: 'LT-100002' })
    expect(entry.after).toMatchObject({ price: 134_950, status: 'published', stock: 7, fitments: 'Nissan Tsuru 1992–2017 1.6' })
    const product = await read(body.data._id)
    await desk.patch(`/${body.data._id}`, { ...product, precio: 1_200, status: 'inactivo' })
    await expect.poll(() => foundBy('zz9901', beside)).not.toContain('ZZ 990-1')
  } finally {
    await beside.close()
  }
})

test('the log tells what was changed, and only that', async () => {
  const known = await added({ precio: 500, nombre_en: 'Brake pads', autos: [] })
  const product = await read(known)
  const { status } = await desk.patch(`/${known}`, { ...product, precio: 480, nombre_en: 'Pads', outlet: true, autos: [tsuru] })
  expect(status).toBe(200)
  expect(await lastEntry()).toMatchObject({
    action: 'product-changed',
    before: { price: 50_000, nameEn: 'Brake pads', isOutlet: false },
    after: { price: 48_000, nameEn: 'Pads', isOutlet: true, fitments: 'Nissan Tsuru 1992–2017 1.6' },
  })
  expect(Object.keys((await lastEntry()).before)).toHaveLength(3)
})

test('saving what is there already leaves no trace', async () => {
  const known = await added()
  const before = await lastEntry()
  expect((await desk.patch(`/${known}`, await read(known))).status).toBe(200)
  expect((await lastEntry()).id).toBe(before.id)
})

test.each([
  ['a price', `update products set price_cents = price_cents + 1 where id = $1`],
  ['a car', `update fitments set year_to = year_to - 1 where product_id = $1`],
  ['a list', `update products set is_premium = not is_premium where id = $1`],
])('who saves on an older sight is told: %s was changed meanwhile', async (_, statement) => {
  const known = await added()
  const seen = await read(known)
  await shop.pool.query(statement, [known])
  const { status, body } = await desk.patch(`/${known}`, { ...seen, precio: 1 })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await read(known)).precio).not.toBe(1)
})

test('of two who save at once one is told', async () => {
  const known = await added()
  const seen = await read(known)
  const both = await Promise.all([desk.patch(`/${known}`, { ...seen, precio: 600 }), desk.patch(`/${known}`, { ...seen, precio: 601 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a sale in between is nobody’s conflict', async () => {
  const known = await added()
  const seen = await read(known)
  await shop.pool.query('update products set stock = stock - 1 where id = $1', [known])
  expect((await desk.patch(`/${known}`, { ...seen, precio: 610 })).status).toBe(200)
})

test('what was wrong already does not keep a price from being changed', async () => {
  const known = await added()
  await shop.pool.query('update fitments set year_to = 2030 where product_id = $1', [known])
  await shop.pool.query(`update products set images = '{old.png}' where id = $1`, [known])
  const seen = await read(known)
  expect(seen.autos[0].anio_fin).toBe(2030)
  expect((await desk.patch(`/${known}`, { ...seen, precio: 620 })).status).toBe(200)
})

test('another part type takes the cars along', async () => {
  const { rows } = await shop.pool.query(
    `insert into part_types (subcategory_id, slug, name_es, name_en) select id, 'drums', 'Tambores', 'Drums' from subcategories limit 1 returning id`,
  )
  const known = await added()
  const seen = await read(known)
  expect((await desk.patch(`/${known}`, { ...seen, tipo: String(rows[0].id) })).status).toBe(200)
  expect((await read(known)).autos).toEqual(seen.autos)
  expect(await foundBy('tambores tsuru 2000')).toEqual([seen.codigo])
})

test('a number that is not there any more finds nothing', async () => {
  const known = await added({ equivalencias: ['OEM-77'] })
  const seen = await read(known)
  await desk.patch(`/${known}`, { ...seen, codigo: 'NEW-555', equivalencias: ['OEM-88'] })
  expect([await foundBy('OEM-77'), await foundBy('OEM-88'), await foundBy('new555')]).toEqual([[], ['NEW-555'], ['NEW-555']])
})

test('new keys are given out one after the other', async () => {
  const many = await Promise.all(['Q-1', 'Q-2', 'Q-3', 'Q-4'].map((codigo) => desk.post('', { ...said, codigo, contadas: 0 })))
  const keys = many.map(({ body }) => body.data.clave_interna)
  expect(new Set(keys).size).toBe(4)
  expect((await desk.post('', { ...said, codigo: 'Q-5', clave_interna: keys[0] })).body.errors[0].path).toBe('clave_interna')
})

test('keys that somebody else brought are skipped, however many they are', async () => {
  const number = async () =>
    Number((await desk.post('', { ...said, codigo: `R-${++parts}`, contadas: 0 })).body.data.clave_interna.slice(3))
  const last = await number()
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents)
     select 'R-' || n, 'LT-' || n, name_es, part_type_id, brand_id, supplier, price_cents from products, generate_series($1::int + 1, $1 + 500) n where internal_key = 'LT-1'`,
    [last],
  )
  const next = await number()
  expect(next).toBeGreaterThan(last + 500)
  expect(await number()).toBe(next + 1)
})

test('a part on order is none of the catalogue', async () => {
  const known = await added({ codigo: 'ON-1' })
  const seen = await read(known)
  await shop.pool.query(`update products set status = 'on-order' where id = $1`, [known])
  expect((await desk.get(`/${known}`)).status).toBe(404)
  expect((await desk.patch(`/${known}`, { ...seen, version: 'x' })).status).toBe(404)
  expect((await desk.get('?buscar=ON-1')).body.data.docs).toEqual([])
})
