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
const categories = async (): Promise<Category[]> => (await desk.get('/admin/categorias')).body.data
const category = async (nombre: string) => (await categories()).find((one) => one.nombre === nombre)
const subcategory = async (nombre: string) =>
  (await categories()).flatMap(({ subcategorias }) => subcategorias).find((one) => one.nombre === nombre)
const type = async (nombre: string) =>
  (await categories()).flatMap(({ subcategorias }) => subcategorias.flatMap(({ tipos }) => tipos)).find((one) => one.nombre === nombre)
const found = async (words: string): Promise<number> =>
  (await shop.get(`/api/products?search=${encodeURIComponent(words)}`)).body.data.total
const partsAt = async (slug: string): Promise<number> => (await shop.post('/api/products/specific', { categoria: slug })).body.data.total
const heard = () => new Promise<void>((resolve) => shop.changes.onChange(resolve))
const values = async () => {
  const pads = await type('Balatas')
  return { nombre: 'Balatas', nombre_en: 'Brake pads', subcategoria: (await subcategory('Frenos de disco'))?._id, version: pads?.version }
}

test('a new synonym works in the search at once', async () => {
  expect(await found('zapatitas')).toBe(0)
  const notice = heard()
  const id = (await type('Balatas'))?._id
  const saved = await desk.post(`/admin/tipos/${id}`, { ...(await values()), sinonimos: 'pastillas, zapatitas', sinonimos_en: ['pads'] })
  expect(saved.status).toBe(200)
  await notice
  expect(await found('zapatitas')).toBe(1)
  expect((await type('Balatas'))?.sinonimos).toEqual(['pastillas', 'zapatitas'])
})

test('another name keeps the address', async () => {
  const known = await category('Frenos')
  const body = { nombre: 'Frenado', nombre_en: 'Braking', imagen: known?.imagen, version: known?.version }
  const notice = heard()
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).status).toBe(200)
  await notice
  expect(await partsAt('frenos')).toBe(1)
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).body.code).toBe('changed_meanwhile')
})

test('a new category with its parts inside, step by step; then a part type moves there with its parts', async () => {
  await desk.post('/admin/categorias', { nombre: 'Clima', nombre_en: 'Climate', imagen: 'brake-disc.png' })
  await desk.post('/admin/subcategorias', { nombre: 'Cabina', nombre_en: 'Cabin', categoria: (await category('Clima'))?._id })
  const cabin = await subcategory('Cabina')
  await desk.post('/admin/tipos', { nombre: 'Filtro de polen', nombre_en: 'Pollen filter', subcategoria: cabin?._id })
  expect(await type('Filtro de polen')).toMatchObject({ productos: 0, version: 1 })
  const notice = heard()
  const pads = await type('Balatas')
  const moved = { ...(await values()), subcategoria: cabin?._id }
  expect((await desk.post(`/admin/tipos/${pads?._id}`, moved)).status).toBe(200)
  await notice
  expect([await partsAt('clima'), await partsAt('frenos')]).toEqual([1, 0])
})

test('only what is empty goes, and the answer says what is in it', async () => {
  const refusal = async (path: string) => {
    const { status, body } = await desk.ask('DELETE', path)
    return [status, body.code, body.message]
  }
  expect(await refusal(`/admin/tipos/${(await type('Balatas'))?._id}`)).toEqual([
    409,
    'shelf_not_empty',
    'No se puede quitar porque todavía tiene refacciones (2). Muévelas primero.',
  ])
  expect((await refusal(`/admin/subcategorias/${(await subcategory('Cabina'))?._id}`))[1]).toBe('shelf_divided')
  expect((await refusal(`/admin/categorias/${(await category('Clima'))?._id}`))[1]).toBe('shelf_divided')
  expect((await desk.ask('DELETE', `/admin/tipos/${(await type('Filtro de polen'))?._id}`)).status).toBe(200)
  const empty = await subcategory('Frenos de disco')
  expect((await desk.ask('DELETE', `/admin/subcategorias/${empty?._id}`)).status).toBe(200)
  expect((await desk.ask('DELETE', `/admin/categorias/${(await category('Frenado'))?._id}`)).status).toBe(200)
  expect((await desk.ask('DELETE', `/admin/subcategorias/${empty?._id}`)).status).toBe(404)
})

test('visitors see the categories in the order they were given', async () => {
  await desk.post('/admin/categorias', { nombre: 'Motor', nombre_en: 'Engine', imagen: 'brake-disc.png' })
  const ids = (await categories()).map(({ _id }) => _id)
  const order = (claves: readonly string[]) => desk.post('/admin/categorias/orden', { claves })
  expect((await order(ids.toReversed())).status).toBe(200)
  expect((await categories()).map(({ nombre }) => nombre)).toEqual(['Motor', 'Clima'])
  expect((await order(ids.slice(1))).body.code).toBe('changed_meanwhile')
})

test('a picture that staff uploaded is a category’s from then on', async () => {
  const { name } = await keepCataloguePicture(shop, await goodPicture())
  const known = await category('Clima')
  const body = { nombre: 'Clima', nombre_en: 'Climate', imagen: name, version: known?.version }
  expect((await desk.post(`/admin/categorias/${known?._id}`, body)).status).toBe(200)
  expect((await category('Clima'))?.imagen).toBe(name)
})

test.each([
  ['/admin/categorias', { nombre: '', nombre_en: 'a', imagen: 'brake-disc.png' }, 'nombre'],
  ['/admin/categorias', { nombre: 'CLIMA', nombre_en: 'a', imagen: 'brake-disc.png' }, 'nombre'],
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
