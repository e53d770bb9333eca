import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  await shop.db
    .insertInto('product_interest')
    .values(
      [
        ['AMO-334', 'a'],
        ['AMO-334', 'b'],
        ['GP-134', 'a'],
      ].map(([number = '', visitor = '']) => ({ product_id: ids.get(number) ?? 0, visitor })),
    )
    .execute()
  await shop.pool.query('select refresh_popularity()')
})
afterAll(() => shop.close())

const SOLD = 22
type Doc = {
  _id: string
  codigo: string
  precio_final: number
  outlet: boolean
  nombre: string
  marca: string
  promocion: { descuento: number }[]
}
type Counted = { nombre: string; slug: string; productos: number }
type Query = Record<string, string | readonly string[]>
function address(path: string, query: Query = {}) {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]))
  return `/api/products${path}?${new URLSearchParams(pairs)}`
}
async function data(path: string, query?: Query, locale: 'es' | 'en' = 'es') {
  const { status, body } = await shop.get(address(path, query), locale)
  expect([path, status]).toEqual([path, 200])
  return body.data
}
function numbers(docs: readonly Doc[]) {
  return docs.map(({ codigo }) => codigo)
}
async function listed(path: string, query?: Query) {
  return numbers((await data(path, query)).docs).toSorted()
}
async function specific(filter: object): Promise<{ docs: Doc[]; total: number; escrito?: object }> {
  const { status, body } = await shop.post('/api/products/specific', filter)
  expect([filter, status]).toEqual([filter, 200])
  return body.data
}
async function asked(filter: object) {
  return numbers((await specific(filter)).docs).toSorted()
}
function counts(options: readonly Counted[]) {
  return Object.fromEntries(options.map(({ nombre, productos }) => [nombre, productos]))
}

// --- named lists ---

test.each([
  ['premium', ['0 986 021 590', 'BV-1001', 'DV-1100']],
  ['propios', ['BJ-1003', 'BT-4001']],
  ['outlet', ['BT-4001', 'GA-2201']],
  ['recomendados', ['AMO-334', 'AMO-512']],
  ['mas-buscados', ['AMO-334', 'GP-134']],
  ['promocion', ['BJ-1002', 'BV-1001', 'DV-1100']],
])('the list %s has what its name says', async (name, expected) => {
  expect(await listed(`/productos-${name}`)).toEqual(expected)
})

test('new is everything, the latest first', async () => {
  const { docs, total } = await data('/productos-nuevos', { limit: '3' })
  expect([numbers(docs), total]).toEqual([['RT-510', 'RO-62O-3O1', 'GO-1540'], SOLD])
})

test('most searched begins with what was searched most', async () => {
  expect(numbers((await data('/productos-mas-buscados')).docs)).toEqual(['AMO-334', 'GP-134'])
})

test.each(['mas-buscados', 'premium', 'outlet', 'recomendados'])('%s is the same list under its short path', async (name) => {
  expect(await data(`/${name}`)).toEqual(await data(`/productos-${name}`))
})

test.each(['ofertas', 'x', 'toString', '__proto__', "'", '%25'])('there is no list called %s', async (name) => {
  const { status, body } = await shop.get(address(`/productos-${name}`))
  expect([status, body.code, body.success]).toEqual([404, 'not_found', false])
  expect((await shop.get(address(`/productos-${name}`), 'en')).body.message).not.toBe(body.message)
})

test('Home gets its four lists in one answer, or one of them', async () => {
  const all = await data('/primero')
  expect(Object.keys(all).toSorted()).toEqual(['mas_buscados', 'nuevos', 'premium', 'propios'])
  expect(numbers(all.premium).toSorted()).toEqual(['0 986 021 590', 'BV-1001', 'DV-1100'])
  expect(numbers(all.mas_buscados)).toEqual(['AMO-334', 'GP-134'])
  expect(all.nuevos).toHaveLength(12)
  for (const key of ['premium', 'propios', 'nuevos', 'mas_buscados']) expect(await data('/primero', { key })).toEqual({ [key]: all[key] })
  expect((await shop.get(address('/primero', { key: 'otro' }))).status).toBe(400)
  expect(await data('/primero', { key: '' })).toEqual(all)
})

test.each(['nuevos', 'premium', 'propios', 'outlet', 'recomendados', 'mas-buscados', 'promocion'])(
  'the list %s is the same, in the same order, where it can be narrowed',
  async (lista) => {
    expect(numbers((await specific({ lista })).docs)).toEqual(numbers((await data(`/productos-${lista}`)).docs))
  },
)

test.each<[string, object, string[]]>([
  ['a brand', { lista: 'promocion', marca: 'brembo' }, ['BV-1001', 'DV-1100']],
  ['a car', { lista: 'promocion', armadora: 'Volkswagen', modelo: 'Jetta' }, ['BJ-1002']],
  ['a brand that is none of the shop', { lista: 'propios', marca: 'brembo' }, []],
  ['another list', { lista: 'propios', outlet: true }, ['BT-4001']],
  ['words', { lista: 'premium', search: 'balatas' }, ['BV-1001']],
])('a named list narrowed by %s', async (_, filter, expected) => {
  expect(await asked(filter)).toEqual(expected)
})

test('there is no narrowing of a list that does not exist', async () => {
  for (const path of ['', '/filtros'])
    expect((await shop.post(`/api/products/specific${path}`, { lista: 'ofertas' })).body.code).toBe('not_found')
})

test('a promotion has the parts it gives a discount on, and none before it begins or when it is over', async () => {
  const { rows } = await shop.pool.query(`insert into promotions
    (slug, name_es, name_en, description_es, description_en, discount_percent, status, starts_at, ends_at)
    select slug || '-' || kind, name_es, name_en, description_es, description_en, 5, 'activo', now() + starts, now() + ends
    from promotions, (values ('runs', interval '-1 hour', interval '1 hour'), ('later', '1 hour', '2 hours'), ('over', '-2 hours', '-1 hour'))
      as kinds (kind, starts, ends)
    order by kind returning id`)
  const [later, over, runs] = rows.map(({ id }: { id: number }) => id)
  try {
    for (const [number, promotion] of [
      ['RT-510', later],
      ['GP-134', over],
      ['AMO-334', runs],
      ['AMO-512', runs],
    ])
      await shop.pool.query('update products set promotion_id = $2 where part_number = $1', [number, promotion])
    expect(await asked({ promo: runs })).toEqual(['AMO-334', 'AMO-512'])
    expect(await asked({ lista: 'promocion', promo: String(runs), sort: 4, limit: 1, page: 2 })).toHaveLength(1)
    expect(counts((await facets({ promo: runs })).categorias)).toEqual({ Suspensión: 2 })
    for (const promo of [later, over, 999_999]) expect(await asked({ promo })).toEqual([])
  } finally {
    await shop.pool.query('update products set promotion_id = null where promotion_id = any($1)', [[later, over, runs]])
    await shop.pool.query('delete from promotions where id = any($1)', [[later, over, runs]])
  }
})

// --- shelves ---

test('categories are those with products, with their pictures and counts', async () => {
  const categories: (Counted & { imagen: string })[] = await data('/categorias')
  expect(categories[0]).toEqual({ nombre: 'Frenos', slug: 'frenos', productos: 6, imagen: 'brakes.png' })
  expect(counts(categories)).not.toHaveProperty('Carrocería')
  expect(categories.reduce((sum, { productos }) => sum + productos, 0)).toBe(SOLD)
  for (const { slug, productos } of categories) expect((await specific({ categoria: slug })).total).toBe(productos)
  expect((await data('/categorias', {}, 'en'))[0]).toMatchObject({ nombre: 'Brakes', slug: 'frenos' })
})

test('subcategories and part types belong to the shelf that was named', async () => {
  expect(counts(await data('/subcategorias', { sub: 'eléctrico' }))).toEqual({ Arranque: 2, Encendido: 2 })
  expect(counts(await data('/subcategorias', { sub: 'Enfriamiento' }))).toEqual({ Radiadores: 2 })
  expect(await data('/subcategorias', { sub: 'carroceria' })).toEqual([])
  expect(await data('/subcategorias', { sub: 'nada' })).toEqual([])
  expect(counts(await data('/tipos', { cat: 'frenos' }))).toEqual({ Balatas: 5, 'Disco de freno': 1 })
  expect(counts(await data('/tipos', { sub: 'filtros' }))).toEqual({ 'Filtro de aceite': 2, 'Filtro de aire': 1 })
  expect(await data('/tipos', { cat: 'frenos', sub: 'filtros' })).toEqual([])
  expect(await data('/tipos', { cat: 'nada' })).toEqual([])
  const everything: Counted[] = await data('/tipos')
  expect(everything.reduce((sum, { productos }) => sum + productos, 0)).toBe(SOLD)
})

test('a kind of part has the picture of one that can be bought', async () => {
  await shop.pool.query(`update products set images = array[lower(part_number) || '.png'] where part_number in ('BV-2001', 'BT-4001')`)
  await shop.pool.query(`update products set stock = 0 where part_number = 'BV-2001'`)
  await caughtUp(shop)
  const pictures = async () =>
    Object.fromEntries((await data('/tipos', { cat: 'frenos' })).map(({ slug, imagen }: Counted & { imagen?: string }) => [slug, imagen]))
  expect(await pictures()).toEqual({ 'brake-pads': 'bt-4001.png', 'brake-disc': undefined })
  await shop.pool.query(`update products set stock = 10 where part_number = 'BV-2001'`)
  await shop.pool.query(`update products set images = '{}'`)
  await caughtUp(shop)
  expect(await pictures()).toEqual({ 'brake-pads': undefined, 'brake-disc': undefined })
})

// --- the cascade ---

const JETTA = { armadora: 'Volkswagen', modelo: 'Jetta' }

test('the cascade offers only what leads to a product', async () => {
  expect(counts(await data('/modelos', { armadora: 'Nissan' }))).toEqual({ March: 3, Tsuru: 6, Versa: 9 })
  expect(await data('/modelos', { armadora: 'Chevrolet' })).toEqual([])
  expect(await data('/modelos', { armadora: 'Tesla' })).toEqual([])
  expect(await data('/anios', { armadora: 'Chevrolet', modelo: 'Aveo' })).toEqual([])
})

test('years come newest first', async () => {
  expect((await data('/anios', JETTA)).map(({ nombre }: Counted) => nombre)).toEqual(['2015', '2014', '2013', '2012', '2011'])
})

test('engines are those of the year; a part for every engine counts for each', async () => {
  expect(counts(await data('/motor', { ...JETTA, anio: '2014' }))).toEqual({ '2.0': 5, '2.0 TDI': 4, '2.5': 6 })
  expect(counts(await data('/motor', { ...JETTA, anio: '2015' }))).toEqual({ '2.0': 5, '2.0 TDI': 4 })
  expect(await data('/motor', { ...JETTA, anio: '1999' })).toEqual([])
})

test('each step leads to as many products as it says', async () => {
  const car = { ...JETTA, anio: '2014', motor: '2.5' }
  const total = async (query: Query) => (await data('/refaccion', query)).total
  for (const { nombre, productos } of await data('/modelos', { armadora: 'Nissan' }))
    expect(await total({ armadora: 'Nissan', modelo: nombre })).toBe(productos)
  for (const { nombre, productos } of await data('/anios', JETTA)) expect(await total({ ...JETTA, anio: nombre })).toBe(productos)
  for (const { nombre, productos } of await data('/motor', { ...JETTA, anio: '2014' }))
    expect(await total({ ...JETTA, anio: '2014', motor: nombre })).toBe(productos)
  for (const { slug, productos } of await data('/categoria', car)) expect(await total({ ...car, categoria: slug })).toBe(productos)
  for (const { slug, productos } of await data('/subcategoria', { ...car, categoria: 'electrico' }))
    expect(await total({ ...car, subcategoria: slug })).toBe(productos)
  for (const { slug, productos } of await data('/refacciones', car)) expect(await total({ ...car, tipo: slug })).toBe(productos)
})

test('categories, subcategories and part types of a car', async () => {
  const car = { ...JETTA, anio: '2014', motor: '2.5' }
  expect(counts(await data('/categoria', car))).toEqual({ Frenos: 1, Suspensión: 1, Eléctrico: 2, Afinación: 1, Enfriamiento: 1 })
  expect(counts(await data('/subcategoria', { ...car, categoria: 'Eléctrico' }))).toEqual({ Arranque: 1, Encendido: 1 })
  expect(counts(await data('/refacciones', { ...car, categoria: 'electrico', subcategoria: 'encendido' }))).toEqual({ Bujía: 1 })
  const tree: (Counted & { subcategorias: Counted[] })[] = await data('/refaccionCat', car)
  expect(tree.map(({ subcategorias, ...category }) => category)).toEqual(await data('/categoria', car))
  expect(tree.flatMap(({ subcategorias }) => subcategorias)).toEqual(await data('/subcategoria', car))
  expect(await data('/autopartes', { ...JETTA, anio: '2014' })).toEqual([
    'Amortiguador',
    'Balatas',
    'Bujía',
    'Filtro de aceite',
    'Marcha',
    'Radiador',
  ])
  expect(await data('/autopartes', { ...JETTA, anio: '2014' }, 'en')).toContain('Brake pads')
  expect(await data('/autopartes', { armadora: 'Tesla' })).toEqual([])
})

test('the products that fit a car, and no other', async () => {
  expect(await listed('/refaccion', { ...JETTA, anio: '2014', motor: '2.5', categoria: 'frenos' })).toEqual(['BJ-1002'])
  expect(await listed('/refaccion', { ...JETTA, anio: '2014', motor: '2.0', categoria: 'frenos' })).toEqual(['BJ-1003'])
  expect(await listed('/refaccion', { ...JETTA, anio: '2014', categoria: 'frenos' })).toEqual(['BJ-1002', 'BJ-1003'])
  expect(await listed('/refaccion', { ...JETTA, anio: '1990' })).toEqual([])
  expect(await listed('/refaccion', { armadora: 'Nissan', modelo: 'Jetta' })).toEqual([])
  expect(await listed('/refaccion', { modelo: 'Nave espacial' })).toEqual([])
})

// --- names and filters ---

test('products of a type and of a brand, whatever they are called', async () => {
  const pads = ['BJ-1002', 'BJ-1003', 'BT-4001', 'BV-1001', 'BV-2001']
  for (const name of ['Balatas', 'BALATAS', 'brake-pads', 'Brake pads', 'pastillas de freno'])
    expect(await listed(`/specific/tipo/${encodeURIComponent(name)}`)).toEqual(pads)
  for (const name of ['Bujía', 'bujia', 'BUJÍA', 'Buji\u0301a', 'spark-plug', 'Spark Plug'])
    expect(await listed(`/specific/tipo/${encodeURIComponent(name)}`)).toEqual(['BKR6E-11', 'FR7DE'])
  for (const name of ['LuK', 'luk', 'LUK']) expect(await listed(`/specific/marca/${name}`)).toEqual(['RO-62O-3O1', 'RT-510'])
  expect(await data('/specific/tipo/zapatos')).toMatchObject({ docs: [], total: 0 })
  expect(await data('/specific/marca/nadie')).toMatchObject({ docs: [], total: 0 })
})

test('filters narrow by category, type and brand together', async () => {
  expect(await listed('/filters', { categoria: 'frenos', marca: 'brembo' })).toEqual(['BV-1001', 'DV-1100'])
  expect(await listed('/filters', { categoria: 'Frenos', tipo: 'Balatas', marca: 'Brembo' })).toEqual(['BV-1001'])
  expect(await listed('/filters', { categoria: 'frenos', marca: ['Brembo', 'TRW'] })).toEqual(['BV-1001', 'BV-2001', 'DV-1100'])
  expect(await listed('/filters', { categoria: 'frenos', tipo: 'Radiador' })).toEqual([])
  expect(await listed('/filters', { marca: 'nadie' })).toEqual([])
  expect((await data('/filters', { categoria: '', tipo: '', marca: '' })).total).toBe(SOLD)
})

test.each(['Suspensión', 'suspension', 'SUSPENSIÓN', ' Suspensión ', 'Suspensio\u0301n'])('%j is a category', async (categoria) => {
  expect(await asked({ categoria })).toEqual(['AMO-334', 'AMO-512', 'AMO-777'])
})

test.each<[string, object, string[]]>([
  ['search', { search: 'balatas traseras' }, ['BV-2001']],
  ['armadora', { armadora: 'volkswagen', tipo: 'balatas' }, ['BJ-1002', 'BJ-1003']],
  ['modelo', { modelo: 'March' }, ['BV-1001', 'GP-134', 'MAR-1060']],
  ['modelo by its other name', { modelo: 'Micra' }, ['BV-1001', 'GP-134', 'MAR-1060']],
  ['anio', { ...JETTA, anio: 2015, tipo: 'marcha' }, []],
  ['anio as text', { ...JETTA, anio: '2014', tipo: 'marcha' }, ['0 986 021 590']],
  ['motor', { ...JETTA, motor: '2.0', categoria: 'frenos' }, ['BJ-1003']],
  ['categoria', { categoria: ['Transmisión', 'cooling'] }, ['48510-59895', 'RAD-B13', 'RO-62O-3O1', 'RT-510']],
  ['subcategoria', { subcategoria: 'Arranque' }, ['0 986 021 590', 'MAR-1060']],
  ['tipo', { tipo: ['air-filter', 'Disco de freno'] }, ['DV-1100', 'GA-2201']],
  ['marca', { marca: ['NGK', 'valvoline'] }, ['BKR6E-11', 'VV-530']],
  ['precio_min', { precio_min: 3_000 }, ['0 986 021 590', '48510-59895']],
  ['precio_max', { precio_max: '95.00' }, ['BKR6E-11', 'GP-134']],
  ['price after the discount', { precio_min: 765, precio_max: 765 }, ['BV-1001']],
  ['en_stock', { en_stock: true, tipo: 'radiador' }, ['48510-59895']],
  ['outlet', { outlet: true }, ['BT-4001', 'GA-2201']],
  ['promocion', { promocion: 'true' }, ['BJ-1002', 'BV-1001', 'DV-1100']],
  ['servicio_pesado', { servicio_pesado: '1' }, ['0 986 021 590', 'F026407', 'GO-1540', 'RT-510']],
  ['a flag that is false', { outlet: false, servicio_pesado: 'false', tipo: 'air-filter' }, ['GA-2201']],
  [
    'everything',
    {
      search: 'balatas',
      ...JETTA,
      anio: 2014,
      motor: '2.5',
      categoria: 'frenos',
      subcategoria: 'frenos-de-disco',
      tipo: 'balatas',
      marca: 'bosch',
      precio_min: 1,
      precio_max: 9_999,
      en_stock: true,
      promocion: true,
    },
    ['BJ-1002'],
  ],
  ['posicion', { tipo: 'balatas', posicion: 'trasero' }, ['BV-2001']],
  ['posicion in other letters', { tipo: 'balatas', posicion: 'TRASERO' }, ['BV-2001']],
  ['posicion that no list offers', { tipo: 'balatas', posicion: 'balatas' }, []],
  ['posicion and words', { search: 'balatas versa', posicion: 'trasero' }, ['BV-2001']],
  ['an unknown gama', { gama: 'carisima' }, []],
  ['an unknown name', { marca: 'nadie' }, []],
  ['an unknown and a known name', { marca: ['nadie', 'NGK'] }, ['BKR6E-11']],
  ['a price range turned around', { precio_min: 500, precio_max: 100 }, []],
])('POST specific by %s', async (_, filter, expected) => {
  expect(await asked(filter)).toEqual(expected)
})

test.each<[object, object | undefined]>([
  [{ categoria: 'Frenos' }, { categoria: ['frenos'] }],
  [
    { categoria: 'BRAKES', marca: 'NGK' },
    { categoria: ['frenos'], marca: ['ngk'] },
  ],
  [{ categoria: ['frenos', 'Suspensión', 'suspension'] }, { categoria: ['frenos', 'suspension'] }],
  [
    { tipo: 'pastillas de freno', subcategoria: 'Arranque' },
    { tipo: ['brake-pads'], subcategoria: ['arranque'] },
  ],
  [
    { posicion: 'Rear', lado: 'LEFT', gama: 'Económica' },
    { posicion: ['trasero'], lado: ['izquierdo'], gama: ['economica'] },
  ],
  [
    { armadora: 'NISSAN', modelo: 'micra' },
    { armadora: 'Nissan', modelo: 'March' },
  ],
  [
    { armadora: 'Nissan', modelo: 'March', categoria: 'frenos', tipo: 'brake-pads', marca: ['nadie', 'ngk'], posicion: 'trasero' },
    undefined,
  ],
  [{}, undefined],
])('%j is written as the shop writes it', async (filter, written) => {
  expect((await specific(filter)).escrito).toEqual(written)
})

test('a part is narrowed by its position in either language', async () => {
  expect(await asked({ tipo: 'balatas', posicion: 'Rear' })).toEqual(['BV-2001'])
})

test('page, limit and sort of a JSON filter', async () => {
  const dearest = await specific({ sort: 4, limit: 2, page: 2 })
  expect([numbers(dearest.docs), dearest.total]).toEqual([['MAR-1060', 'RO-62O-3O1'], SOLD])
  expect((await specific({})).total).toBe(SOLD)
})

// --- facets ---

type Facets = Record<keyof typeof KINDS, Counted[]> & {
  total: number
  precio: { min: number; max: number }
} & Record<'en_stock' | 'outlet' | 'promocion' | 'servicio_pesado', number>
async function facets(filter: object): Promise<Facets> {
  return (await shop.post('/api/products/specific/filtros', filter)).body.data
}
const KINDS = {
  ...{ categorias: 'categoria', subcategorias: 'subcategoria', tipos: 'tipo', marcas: 'marca' },
  ...{ posiciones: 'posicion', lados: 'lado', materiales: 'material', gamas: 'gama' },
} as const
const FLAGS = ['en_stock', 'outlet', 'promocion', 'servicio_pesado'] as const

const FILTERS: readonly Record<string, unknown>[] = [
  {},
  { marca: 'Bosch' },
  { marca: ['Bosch', 'Brembo'] },
  { categoria: 'frenos' },
  { categoria: 'frenos', tipo: 'Balatas', marca: 'Popoye' },
  { subcategoria: 'filtros', marca: 'gonher' },
  { armadora: 'Nissan', modelo: 'Versa', anio: 2015 },
  { armadora: 'Nissan', modelo: 'Versa', anio: 2015, tipo: 'motor-oil' },
  { ...JETTA, anio: 2014, motor: '2.5', marca: 'Bosch' },
  { precio_min: 200, precio_max: 1_000 },
  { en_stock: true, servicio_pesado: true },
  { outlet: true, marca: 'Popoye' },
  { promocion: true, precio_max: 900 },
  { lista: 'propios' },
  { lista: 'promocion', marca: 'Brembo' },
  { lista: 'outlet', en_stock: true },
  { search: 'balatas versa' },
  { search: 'amortiguador trasero', marca: 'Monroe' },
  { search: 'amortiguador trasero versa' },
  { search: 'balatas traseras', marca: 'Bosch' },
  { search: 'jetta', categoria: 'frenos', marca: ['Bosch', 'Popoye'] },
  { search: '5c0698151', marca: 'Popoye' },
  { search: 'xqzwk' },
  { marca: 'nadie' },
  { categoria: 'frenos', posicion: 'trasero' },
  { categoria: 'frenos', posicion: ['delantero', 'trasero'], gama: 'premium' },
  { search: 'balatas', posicion: 'delantero', marca: 'Brembo' },
  { search: 'balatas versa', posicion: 'trasero' },
  { gama: ['premium', 'economica'], marca: 'Bosch' },
]

test.each(FILTERS.map((filter) => ({ filter, title: JSON.stringify(filter) })))(
  'each facet of $title leads to as many products as it says',
  async ({ filter }) => {
    const found = await facets(filter)
    for (const [kind, field] of Object.entries(KINDS) as [keyof typeof KINDS, string][])
      for (const { slug, productos } of found[kind]) {
        expect(productos).toBeGreaterThan(0)
        // Its own selection is left out, so that choosing instead leads there.
        expect([kind, slug, (await specific({ ...filter, [field]: slug })).total]).toEqual([kind, slug, productos])
      }
    expect(found.total).toBe((await specific(filter)).total)
    for (const flag of FLAGS) {
      if (found[flag] > 0) expect([flag, (await specific({ ...filter, [flag]: true })).total]).toEqual([flag, found[flag]])
    }
    const categories = await shop.post('/api/products/specific-search/categorias', filter)
    expect(categories.body.data).toEqual(found.categorias)
  },
)

test('position, side and material are words of names, in the language of the page; of the whole shop they are not told', async () => {
  await shop.pool.query(`update brands set tier = 'premium' where slug = 'brembo'`)
  await caughtUp(shop)
  const found = await facets({ categoria: 'frenos' })
  expect(counts(found.posiciones)).toMatchObject({ Trasero: 1 })
  expect(counts(found.gamas)).toEqual({ Intermedia: 4, Premium: 2 })
  expect(await asked({ categoria: 'frenos', gama: 'premium' })).toEqual(['BV-1001', 'DV-1100'])
  expect(await asked({ categoria: 'frenos', gama: 'premium', marca: 'TRW' })).toEqual([])
  const english = await shop.post('/api/products/specific/filtros', { categoria: 'frenos' }, 'en')
  expect(english.body.data.posiciones.map(({ nombre, slug }: Counted) => [slug, nombre])).toContainEqual(['trasero', 'Rear'])
  const whole = await facets({})
  expect([whole.posiciones, whole.lados, whole.materiales, whole.total]).toEqual([[], [], [], SOLD])
  await shop.pool.query(`update brands set tier = 'middle' where slug = 'brembo'`)
})

test('no option is missing: the brands of a list are those of its facet', async () => {
  for (const filter of FILTERS.filter(({ marca }) => marca === undefined)) {
    const brands = new Set((await specific({ ...filter, limit: 96 })).docs.map(({ marca }) => marca))
    expect((await facets(filter)).marcas.map(({ nombre }) => nombre).toSorted()).toEqual([...brands].toSorted())
  }
})

test('choosing a second brand adds its products', async () => {
  const { marcas } = await facets({ categoria: 'frenos', marca: 'Brembo' })
  const countOf = (name: string) => marcas.find(({ nombre }) => nombre === name)?.productos ?? 0
  expect(countOf('TRW')).toBe(1)
  expect((await specific({ categoria: 'frenos', marca: ['Brembo', 'TRW'] })).total).toBe(countOf('Brembo') + countOf('TRW'))
})

test('the price facet spans what is there, whatever price was chosen', async () => {
  expect((await facets({ categoria: 'frenos' })).precio).toEqual({ min: 310, max: 1_080 })
  expect((await facets({ categoria: 'frenos', precio_min: 500, precio_max: 600 })).precio).toEqual({ min: 310, max: 1_080 })
  expect((await facets({ marca: 'nadie' })).precio).toEqual({ min: 0, max: 0 })
})

// --- order and paging ---

const SORTS = [0, 1, 2, 3, 4, 5, 6]
const WALKED: readonly object[] = [
  {},
  { categoria: 'frenos' },
  { ...JETTA, anio: 2014 },
  { search: 'versa' },
  { search: 'balatas' },
  { search: '5c0698151' },
]

test.each(SORTS.flatMap((sort) => WALKED.map((filter) => ({ sort, filter, title: JSON.stringify(filter) }))))(
  'walking the pages of sort $sort of $title yields every product once',
  async ({ sort, filter }) => {
    const whole = await specific({ ...filter, sort, limit: 96 })
    for (const limit of [1, 4]) {
      const walked: string[] = []
      for (let page = 1; page <= Math.ceil(whole.total / limit); page++)
        walked.push(...numbers((await specific({ ...filter, sort, limit, page })).docs))
      expect(walked).toEqual(numbers(whole.docs))
    }
    expect(new Set(whole.docs.map(({ _id }) => _id)).size).toBe(whole.total)
  },
)

test('each sort sorts as its name says', async () => {
  const all = async (sort: number) => (await specific({ sort, limit: 96 })).docs
  const names = (docs: readonly Doc[]) => docs.map(({ nombre }) => nombre)
  const spanish = new Intl.Collator('es', { sensitivity: 'base' })
  expect(names(await all(1))).toEqual(names(await all(1)).toSorted(spanish.compare))
  expect(names(await all(2))).toEqual(names(await all(1)).toReversed())
  const prices = (await all(3)).map(({ precio_final }) => precio_final)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect((await all(4)).map(({ precio_final }) => precio_final)).toEqual(prices.toReversed())
  expect(
    numbers(await all(5))
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['BT-4001', 'GA-2201'])
  expect((await all(6)).slice(0, 4).map(({ promocion }) => promocion[0]?.descuento)).toEqual([10, 10, 10, undefined])
})

test('named lists can be sorted too', async () => {
  expect(numbers((await data('/productos-premium', { sort: '3' })).docs)).toEqual(['BV-1001', 'DV-1100', '0 986 021 590'])
  expect(numbers((await data('/outlet', { sort: '4', limit: '1', page: '2' })).docs)).toEqual(['GA-2201'])
})
