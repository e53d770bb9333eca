import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { goodPicture } from '../../testing/bad-files.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { keepCataloguePicture } from '../pictures/pictures.public.ts'

let shop: TestShop
let desk: Desk
beforeAll(async () => {
  shop = await testShop()
  desk = await asStaff(shop, 'content')
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }, { partNumber: 'BAL-2', status: 'inactive' }])
})
afterAll(() => shop.close())

type Shelf = { _id: string; nombre: string; nombre_en: string; version: number; imagen: string }
type Type = Shelf & { sinonimos: string[]; productos: number }
type Subcategory = Shelf & { tipos: Type[] }
type Category = Shelf & { subcategorias: Subcategory[] }
async function categories(): Promise<Category[]> {
  return (await desk.get('/admin/categorias')).body.data
}
async function category(nombre: string) {
  return (await categories()).find((one) => one.nombre === nombre)
}
async function subcategory(nombre: string) {
  return (await categories()).flatMap(({ subcategorias }) => subcategorias).find((one) => one.nombre === nombre)
}
async function type(nombre: string) {
  return (await categories())
    .flatMap(({ subcategorias }) => subcategorias.flatMap(({ tipos }) => tipos))
    .find((one) => one.nombre === nombre)
}
async function found(words: string): Promise<number> {
  return (await shop.get(`/api/products?search=${encodeURIComponent(words)}`)).body.data.total
}
async function partsAt(slug: string): Promise<number> {
  return (await shop.post('/api/products/specific', { categoria: slug })).body.data.total
}
/** Shelves that one test alone works with: a category, a subcategory and a part type. */
async function addShelves(nombre: string) {
  await desk.post('/admin/categorias', { nombre, nombre_en: nombre, imagen: 'brake-disc.png' })
  const inside = { nombre: `${nombre} uno`, nombre_en: nombre }
  await desk.post('/admin/subcategorias', { ...inside, categoria: (await category(nombre))?._id })
  await desk.post('/admin/tipos', { ...inside, subcategoria: (await subcategory(inside.nombre))?._id })
  return { category: await category(nombre), subcategory: await subcategory(inside.nombre), type: await type(inside.nombre) }
}
/** The same with a part, and another that is not on sale. */
async function addStocked(nombre: string) {
  const shelves = await addShelves(nombre)
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents, stock, status)
     select part_number || $1, internal_key || $1, name_es, $2, brand_id, supplier, price_cents, stock, status
     from products where part_number in ('BAL-1', 'BAL-2')`,
    [nombre, shelves.type?._id],
  )
  return shelves
}

test('a new synonym works in the search at once', async () => {
  expect(await found('zapatitas')).toBe(0)
  const pads = await type('Balatas')
  const values = { nombre: 'Balatas', nombre_en: 'Brake pads', subcategoria: (await subcategory('Frenos de disco'))?._id }
  const synonyms = { sinonimos: 'pastillas, zapatitas', sinonimos_en: ['pads'] }
  expect((await desk.post(`/admin/tipos/${pads?._id}`, { ...values, ...synonyms, version: pads?.version })).status).toBe(200)
  await expect.poll(() => found('zapatitas')).toBe(1)
  expect((await type('Balatas'))?.sinonimos).toEqual(['pastillas', 'zapatitas'])
})

test('another name keeps the address', async () => {
  const { category: known } = await addStocked('Dirección')
  const body = { nombre: 'Timón', nombre_en: 'Helm', imagen: known?.imagen, version: known?.version }
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).status).toBe(200)
  await expect.poll(() => partsAt('timon')).toBe(1)
  expect(await partsAt('direccion')).toBe(1)
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).body.code).toBe('changed_meanwhile')
})

test('a new category with its parts inside, step by step; then a part type moves there with its parts', async () => {
  const { type: moving } = await addStocked('Suspensión')
  await desk.post('/admin/categorias', { nombre: 'Clima', nombre_en: 'Climate', imagen: 'brake-disc.png' })
  await desk.post('/admin/subcategorias', { nombre: 'Cabina', nombre_en: 'Cabin', categoria: (await category('Clima'))?._id })
  const cabin = await subcategory('Cabina')
  await desk.post('/admin/tipos', { nombre: 'Filtro de polen', nombre_en: 'Pollen filter', subcategoria: cabin?._id })
  expect(await type('Filtro de polen')).toMatchObject({ productos: 0, version: 1 })
  await expect.poll(() => partsAt('suspension')).toBe(1)
  const moved = { nombre: moving?.nombre, nombre_en: moving?.nombre_en, subcategoria: cabin?._id, version: moving?.version }
  expect((await desk.post(`/admin/tipos/${moving?._id}`, moved)).status).toBe(200)
  await expect.poll(() => partsAt('clima')).toBe(1)
  expect(await partsAt('suspension')).toBe(0)
})

test('only what is empty goes, and the answer says what is in it', async () => {
  const remove = async (path: string) => {
    const { status, body } = await desk.ask('DELETE', path)
    return [status, body.code, body.message]
  }
  const full = await addStocked('Embrague')
  expect(await remove(`/admin/tipos/${full.type?._id}`)).toEqual([
    409,
    'shelf_not_empty',
    'No se puede quitar porque todavía tiene refacciones (2). Muévelas primero.',
  ])
  expect((await remove(`/admin/subcategorias/${full.subcategory?._id}`))[1]).toBe('shelf_divided')
  expect((await remove(`/admin/categorias/${full.category?._id}`))[1]).toBe('shelf_divided')
  const empty = await addShelves('Encendido')
  expect((await remove(`/admin/tipos/${empty.type?._id}`))[0]).toBe(200)
  expect((await remove(`/admin/subcategorias/${empty.subcategory?._id}`))[0]).toBe(200)
  expect((await remove(`/admin/categorias/${empty.category?._id}`))[0]).toBe(200)
  expect((await remove(`/admin/subcategorias/${empty.subcategory?._id}`))[0]).toBe(404)
})

test('visitors see the categories in the order they were given', async () => {
  await desk.post('/admin/categorias', { nombre: 'Motor', nombre_en: 'Engine', imagen: 'brake-disc.png' })
  const ids = (await categories()).map(({ _id }) => _id)
  const order = (claves: readonly string[]) => desk.post('/admin/categorias/orden', { claves })
  expect((await order(ids.toReversed())).status).toBe(200)
  expect((await categories())[0]?.nombre).toBe('Motor')
  expect((await categories()).map(({ _id }) => _id)).toEqual(ids.toReversed())
  expect((await order(ids.slice(1))).body.code).toBe('changed_meanwhile')
})

test('a picture that staff uploaded is a category’s from then on', async () => {
  const { name } = await keepCataloguePicture(shop, 1, await goodPicture())
  const { category: known } = await addShelves('Escape')
  const body = { nombre: 'Escape', nombre_en: 'Exhaust', imagen: name, version: known?.version }
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).status).toBe(200)
  expect((await category('Escape'))?.imagen).toBe(name)
})

test.each([
  ['/admin/categorias', { nombre: '', nombre_en: 'a', imagen: 'brake-disc.png' }, 'nombre'],
  ['/admin/categorias', { nombre: 'FRENOS', nombre_en: 'a', imagen: 'brake-disc.png' }, 'nombre'],
  ['/admin/categorias', { nombre: '…', nombre_en: 'a', imagen: 'brake-disc.png' }, 'nombre'],
  ['/admin/categorias', { nombre: 'Otra', nombre_en: 'a', imagen: '../../etc/passwd' }, 'imagen'],
  ['/admin/categorias', { nombre: 'Otra', nombre_en: 'a', imagen: '' }, 'imagen'],
  ['/admin/subcategorias', { nombre: 'Otra', nombre_en: 'a', categoria: 999 }, 'categoria'],
  ['/admin/subcategorias', { nombre: 'Otra', nombre_en: 'a', categoria: '1; drop table' }, 'categoria'],
  ['/admin/tipos', { nombre: 'Otro', nombre_en: 'a', subcategoria: 999 }, 'subcategoria'],
  ['/admin/tipos', { nombre: 'Otro', nombre_en: 'a'.repeat(81), subcategoria: 1 }, 'nombre_en'],
  ['/admin/tipos', { nombre: 'Otro', nombre_en: 'a', subcategoria: 1, sinonimos: ['a'.repeat(61)] }, 'sinonimos'],
  ['/admin/tipos', { nombre: 'Otro', nombre_en: 'a', subcategoria: 1, sinonimos: [{}] }, 'sinonimos'],
])('%s refuses %j', async (path, body, field) => {
  const answer = await desk.post(path, body)
  expect([400, 422]).toContain(answer.status)
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field)
})
