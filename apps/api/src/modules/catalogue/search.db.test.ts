import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())

type Doc = { codigo: string; nombre: string; marca: string; coincidencia?: { campo: string; numero: string } }
function address(path: string, query: Record<string, string>) {
  return `/api/products/${path}?${new URLSearchParams(query)}`
}
async function search(text: string, more: Record<string, string> = {}, locale: 'es' | 'en' = 'es') {
  const { status, body } = await shop.get(address('search/d', { search: text, ...more }), locale)
  expect([text, status]).toEqual([text, 200])
  return body.data as { docs: Doc[]; total: number; pages: number; interpretacion: Understood }
}
type Understood = {
  piezas: { significado: string; texto: string; sin: string }[]
  correcciones: { de: string; a: string }[]
  vehiculo: Record<string, unknown> | null
  refacciones: string[]
  marcas: string[]
  posiciones: string[]
  numeros: string[]
  ignorado: string[]
}
async function found(text: string) {
  return (await search(text)).docs.map(({ codigo }) => codigo).toSorted()
}
async function interpret(text: string, locale: 'es' | 'en' = 'es'): Promise<Understood> {
  return (await shop.get(address('interpretar', { search: text }), locale)).body.data
}

test.each([
  ['balatas del jetta 2014 2.5', ['BJ-1002']],
  ['necesito balatas delanteras para mi versa 2015', ['BV-1001']],
  ['balatas traseras versa', ['BV-2001']],
  ['marcha para nissan march 2018', ['MAR-1060']],
  ['radiador tsuru 98', ['RAD-B13']],
  ['kit de clutch tsuru', ['RT-510']],
  ['bujia ngk', ['BKR6E-11']],
  ['amortiguador delantero izquierdo versa 2014', ['AMO-512']],
  ['filtro de aceite gonher', ['GP-134']],
  ['clutch sentra b13', ['RT-510']],
])('%s', async (sentence, numbers) => {
  expect(await found(sentence)).toEqual(numbers.toSorted())
})

test.each([
  ['amortigador tracero tsuru', ['AMO-334'], ['amortigador', 'tracero']],
  ['valatas delanteras versa', ['BV-1001'], ['valatas']],
  ['radeador jetta', ['48510-59895'], ['radeador']],
  ['filtro de aciete versa', ['GP-134'], ['aciete']],
  ['vujia ngk', ['BKR6E-11'], ['vujia']],
  ['balatas traseras berza', ['BV-2001'], ['berza']],
])('%s is forgiven, and what was corrected is told', async (sentence, numbers, mistakes) => {
  const { docs, interpretacion } = await search(sentence)
  expect(docs.map(({ codigo }) => codigo)).toEqual(numbers)
  expect(interpretacion.correcciones.map(({ de }) => de)).toEqual(mistakes)
})

test('what is spelled rightly is not corrected', async () => {
  for (const sentence of ['balatas del jetta 2014 2.5', 'Bujía de níquel', 'amortiguadores', 'front brake pads versa', 'VERSA', '5w30'])
    expect((await search(sentence)).interpretacion.correcciones).toEqual([])
})

test.each([
  ['pastillas de freno versa', 'balatas versa'],
  ['pastillas versa', 'balatas versa'],
  ['embrague tsuru', 'kit de clutch tsuru'],
  ['motor de arranque versa', 'marcha versa'],
  ['lubricante', 'aceite de motor'],
  ['brake pads versa', 'balatas versa'],
  ['front brake pads for jetta 2.0', 'balatas delanteras jetta 2.0'],
  ['rear shock absorber tsuru', 'amortiguador trasero tsuru'],
  ['starter jetta', 'marcha jetta'],
  ['oil filter versa', 'filtro de aceite versa'],
  ['spark plug ngk', 'bujia ngk'],
  ['balata versa', 'balatas versa'],
  ['bujías', 'bujia'],
  ['BUJÍA NGK', 'bujia ngk'],
  ['radiadores', 'radiador'],
  ['nissan versa balatas', 'balatas versa'],
  ['balatas micra', 'balatas march'],
  ['balatas delantera versa', 'balatas delanteras versa'],
])('%s finds the same as %s', async (one, other) => {
  expect(await found(one)).toEqual(await found(other))
  expect(await found(one)).not.toEqual([])
})

test.each(['48510-59895', '4851059895', '48510 59895', '48510.59895', '4851o59895', '48510-5989', '48510', '59895'])(
  'the number %s finds its part',
  async (typed) => {
    expect(await found(typed)).toEqual(['48510-59895'])
  },
)

test.each([
  ['BKR6E-11', 'BKR6E-11', 'codigo', 'BKR6E-11'],
  ['bkr6e11', 'BKR6E-11', 'codigo', 'BKR6E-11'],
  ['BKR 6E 11', 'BKR6E-11', 'codigo', 'BKR6E-11'],
  ['lt-100011', 'MAR-1060', 'clave_interna', 'LT-100011'],
  ['23300ed800', 'MAR-1060', 'equivalencias', '23300-ED800'],
  ['23300-EDB00', undefined, undefined, undefined],
  ['RO620301', 'RO-62O-3O1', 'codigo', 'RO-62O-3O1'],
  ['r0 620 301', 'RO-62O-3O1', 'codigo', 'RO-62O-3O1'],
  ['0986021590', '0 986 021 590', 'codigo', '0 986 021 590'],
  ['o 986 o21 59o', '0 986 021 590', 'codigo', '0 986 021 590'],
  ['marcha 0 986 021 590', '0 986 021 590', 'codigo', '0 986 021 590'],
])('%s is a number of %s', async (typed, number, campo, numero) => {
  const { docs } = await search(typed)
  if (!number) return expect(docs.map(({ codigo }) => codigo)).not.toContain('MAR-1060')
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ codigo: number, coincidencia: { campo, numero } })
})

test('a number of few digits or none finds its part, whole, alone or among other words', async () => {
  const [{ part_type_id, brand_id } = { part_type_id: 0, brand_id: 0 }] = await shop.db
    .selectFrom('products')
    .select(['part_type_id', 'brand_id'])
    .where('part_number', '=', 'BKR6E-11')
    .execute()
  const part = (number: string, key: string, equivalents: string[] = []) => ({
    part_number: number,
    internal_key: key,
    name_es: `Bujía ${number}`,
    equivalents,
    part_type_id,
    brand_id,
    supplier: 'Distribuidora del Centro',
    price_cents: 9_000,
    stock: 4,
  })
  const added = await shop.db
    .insertInto('products')
    .values([part('BKR5E', 'IMPSEIS'), part('RAD-gyx2', 'VERSA', ['QWXY-5', 'QWXYZ-B', 'BALATAS']), part('ZX1 986', 'ZX1')])
    .returning('id')
    .execute()
  for (const typed of ['BKR5E', 'bkr5e', 'bkr-5e', 'BKR 5 E', 'bujia bkr5e', 'ngk BKR5E', 'impseis', 'bujia impseis'])
    expect([typed, await found(typed)]).toEqual([typed, ['BKR5E']])
  for (const typed of ['RAD-gyx2', 'radgyx2', 'RAD GYX2', 'qwxy-5', 'QWXY5', 'qwxyz-b', 'bujia qwxyzb'])
    expect([typed, await found(typed)]).toEqual([typed, ['RAD-gyx2']])
  // Half a number stays one, although a piece of it stands in another part's name.
  expect(await found('0 986 021')).toEqual(['0 986 021 590'])
  expect((await search('impseis')).interpretacion.correcciones).toEqual([])
  // A car and a kind of part stay what they are.
  expect(await found('balatas versa')).toEqual(['BV-1001', 'BV-2001'])
  for (const typed of ['bkr5', 'bkr5e', 'impse', 'qwxyz']) expect([typed, (await suggest(typed)).numeros.length]).toEqual([typed, 1])
  expect((await suggest('bala')).numeros).toEqual([])
  expect((await suggest('bujia bkr5e')).productos).toMatchObject([{ nombre: 'Bujía BKR5E' }])
  const ids = added.map(({ id }) => id)
  await shop.db.updateTable('products').set({ status: 'inactive' }).where('id', 'in', ids).execute()
})

test('a number that two parts replace finds both, and says by which', async () => {
  const { docs, interpretacion } = await search('5c0698151')
  expect(docs.map(({ codigo }) => codigo).toSorted()).toEqual(['BJ-1002', 'BJ-1003'])
  for (const { coincidencia } of docs) expect(coincidencia).toEqual({ campo: 'equivalencias', numero: '5C0-698-151' })
  expect(interpretacion.piezas.map(({ significado }) => significado)).toEqual(['numero'])
})

test('a number and the engine tell the two apart', async () => {
  expect(await found('5C0-698-151 jetta 2.0')).toEqual(['BJ-1003'])
})

test('only a hit by number carries coincidencia', async () => {
  for (const doc of (await search('balatas versa')).docs) expect(doc).not.toHaveProperty('coincidencia')
})

test('discontinued parts are not found, by name nor by number', async () => {
  expect(await found('BV-9999')).toEqual([])
  expect(await found('balatas febi')).toEqual([])
})

const CARS = [
  { say: 'versa', model: 'Versa', years: [2012, 2015, 2019] },
  { say: 'tsuru', model: 'Tsuru', years: [1992, 2005, 2017] },
  { say: 'march', model: 'March', years: [2012, 2020] },
  { say: 'jetta', model: 'Jetta', years: [2011, 2014, 2015] },
  { say: 'aveo', model: 'Aveo', years: [2010] },
]
const WANTED = [
  '',
  'balatas',
  'balatas delanteras',
  'balatas trasera',
  'amortiguador',
  'amortigador tracero',
  'marcha',
  'bujia',
  'filtro',
  'radiador',
  'clutch',
  'aceite',
  'bosch',
  'brembo',
  'ceramicas',
  'retrovisor',
]

test.each(CARS)('nothing that does not fit is shown for a $model', async ({ say, model, years }) => {
  for (const year of [undefined, ...years])
    for (const wanted of WANTED) {
      const sentence = `${wanted} ${say} ${year ?? ''}`.trim()
      for (const { codigo } of (await search(sentence)).docs) {
        const { autos, universal } = (await shop.get(address('show/p', { ref: codigo }))).body.data.producto
        const fits = (row: { modelo: string; anio_inicio: number; anio_fin: number }) =>
          row.modelo === model && (year === undefined || (row.anio_inicio <= year && year <= row.anio_fin))
        expect([sentence, codigo, universal || autos.some(fits)]).toEqual([sentence, codigo, true])
      }
    }
})

test('a generation of a model finds what fits in its years, and says which those are', async () => {
  const before = await shop.db.selectFrom('models').select('aliases').where('name', '=', 'Jetta').executeTakeFirstOrThrow()
  const called = (aliases: string[]) => shop.db.updateTable('models').set({ aliases }).where('name', '=', 'Jetta').execute()
  await called(['jetta a6 2011-2014', 'jetta a7 2019-'])
  // A generation that is not known yet finds every Jetta's.
  await expect.poll(() => found('balatas jetta a7')).toEqual([])
  expect(await found('balatas jetta a6')).toEqual(['BJ-1002', 'BJ-1003'])
  const { interpretacion } = await search('balatas jetta a6')
  expect(interpretacion.piezas.map(({ texto }) => texto)).toEqual(['balatas', 'jetta a6 (2011–2014)'])
  expect((await suggest('jetta a6')).vehiculos).toEqual([{ armadora: 'Volkswagen', modelo: 'Jetta' }])
  await called(before.aliases)
})

test('a year or an engine the car never had finds nothing made for it', async () => {
  expect(await found('balatas versa 1998')).toEqual([])
  expect(await found('balatas jetta 2014 1.4')).toEqual([])
  expect(await found('balatas jetta 2.0 tdi')).toEqual([])
})

test('what fits any car is shown where its kind was asked for, behind what was made for the car', async () => {
  expect(await found('aceite versa 2015')).toEqual(expect.arrayContaining(['GO-1540', 'VV-530']))
  expect(await found('versa 2015')).not.toContain('VV-530')
})

test('a part that is sold out stands behind those that can be bought', async () => {
  expect((await search('radiador')).docs.map(({ codigo }) => codigo)).toEqual(['48510-59895', 'RAD-B13'])
})

test('the sentence is taken apart, and each piece can be taken out', async () => {
  const understood = await interpret('balatas delanteras brembo del jetta 2014 2.5')
  expect(understood).toMatchObject({
    texto: 'balatas delanteras brembo del jetta 2014 2.5',
    vehiculo: { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2014, motor: '2.5' },
    refacciones: ['Balatas'],
    marcas: ['Brembo'],
    posiciones: ['delantero'],
    numeros: [],
    ignorado: [],
  })
  const without = Object.fromEntries(understood.piezas.map(({ significado, sin }) => [significado, sin]))
  expect(without).toEqual({
    refaccion: 'delanteras brembo del jetta 2014 2.5',
    posicion: 'balatas brembo del jetta 2014 2.5',
    marca: 'balatas delanteras del jetta 2014 2.5',
    modelo: 'balatas delanteras brembo del 2014 2.5',
    anio: 'balatas delanteras brembo del jetta 2.5',
    motor: 'balatas delanteras brembo del jetta 2014',
  })
})

test('taking a piece out takes its meaning out', async () => {
  const { piezas } = await interpret('balatas delanteras brembo versa 2015')
  for (const { significado, sin } of piezas)
    expect((await interpret(sin)).piezas.map((piece) => piece.significado)).toEqual(
      piezas.map((piece) => piece.significado).filter((one) => one !== significado),
    )
})

test('the names come in the language of the reader', async () => {
  expect((await interpret('balatas versa', 'en')).refacciones).toEqual(['Brake pads'])
  expect((await search('balatas traseras versa', {}, 'en')).docs[0]?.nombre).toBe('Rear brake pads')
})

test('words that mean nothing are ignored and told', async () => {
  const { docs, interpretacion } = await search('balatas traseras versa xqzwk')
  expect(docs.map(({ codigo }) => codigo)).toEqual(['BV-2001'])
  expect(interpretacion.ignorado).toEqual(['xqzwk'])
  expect(interpretacion.piezas.find(({ significado }) => significado === 'ignorado')).toEqual({
    significado: 'ignorado',
    texto: 'xqzwk',
    sin: 'balatas traseras versa',
  })
})

test('a position that no part of the car has is left out, and told', async () => {
  const { docs, interpretacion } = await search('amortiguador trasero versa')
  expect(docs.map(({ codigo }) => codigo)).toEqual(['AMO-512'])
  expect(interpretacion.ignorado).toEqual(['trasero'])
})

test.each(['xqzwk', 'qwerty asdf zxcv', 'asientos de piel', '???', '...', '🚗', '日本', '%', '_', "' or 1=1 --", '9999999999', 'de la y'])(
  '%s finds nothing, politely',
  async (nonsense) => {
    expect(await search(nonsense)).toMatchObject({ docs: [], total: 0, pages: 0 })
    expect((await shop.get(address('searchCat/d', { search: nonsense }))).body.data).toEqual([])
    expect((await shop.get(address('search2/d', { search: nonsense, marca: 'Bosch' }))).body.data.total).toBe(0)
    expect((await shop.get(address('interpretar', { search: nonsense }))).status).toBe(200)
  },
)

test('a kind that is not in stock for anybody finds nothing, but is understood', async () => {
  const { docs, interpretacion } = await search('retrovisor')
  expect([docs, interpretacion.refacciones]).toEqual([[], ['Espejo lateral']])
})

test('without a search the whole shop is listed', async () => {
  expect((await shop.get('/api/products/search/d')).body.data.total).toBe(22)
  expect((await shop.get('/api/products/search/d?search=')).body.data.total).toBe(22)
})

test.each([0, 1, 2, 3, 4, 5, 6])('every hit is on one page of sort %i', async (sort) => {
  const all = await search('jetta', { sort: String(sort) })
  const walked: string[] = []
  for (let page = 1; page <= Math.ceil(all.total / 3); page++) {
    const part = await search('jetta', { sort: String(sort), page: String(page), limit: '3' })
    expect(part.total).toBe(all.total)
    walked.push(...part.docs.map(({ codigo }) => codigo))
  }
  expect(walked).toEqual(all.docs.map(({ codigo }) => codigo))
  expect(new Set(walked).size).toBe(all.total)
  expect((await search('jetta', { page: '50' })).docs).toEqual([])
})

test('/products and search understand the same', async () => {
  for (const text of ['balatas versa', 'valatas berza', '48510', 'xqzwk'])
    expect((await shop.get(`/api/products?${new URLSearchParams({ search: text })}`)).body.data).toEqual(await search(text))
})

test('a search is narrowed by category, kind and brand', async () => {
  const narrowed = async (query: Record<string, string>) =>
    (await shop.get(address('search2/d', { search: 'versa', ...query }))).body.data.docs.map(({ codigo }: Doc) => codigo).toSorted()
  expect(await narrowed({ categoria: 'frenos' })).toEqual(['BV-1001', 'BV-2001', 'DV-1100'])
  expect(await narrowed({ categoria: 'frenos', tipo: 'balatas' })).toEqual(['BV-1001', 'BV-2001'])
  expect(await narrowed({ categoria: 'frenos', tipo: 'balatas', marca: 'trw' })).toEqual(['BV-2001'])
  expect(await narrowed({ categoria: 'transmision', marca: 'trw' })).toEqual([])
  expect(await narrowed({ marca: 'nadie' })).toEqual([])
})

test('the categories of a search add up to its hits', async () => {
  for (const text of [
    'versa',
    'jetta 2014',
    'filtro',
    'bosch',
    'balatas traseras versa',
    'amortiguador trasero versa',
    '5c0698151',
    '48510',
  ]) {
    const categories: { nombre: string; slug: string; productos: number }[] = (await shop.get(address('searchCat/d', { search: text })))
      .body.data
    const { total } = await search(text)
    expect([text, categories.reduce((sum, { productos }) => sum + productos, 0)]).toEqual([text, total])
    for (const { slug, productos } of categories)
      expect((await shop.get(address('search2/d', { search: text, categoria: slug }))).body.data.total).toBe(productos)
  }
})

async function suggest(q: string, locale: 'es' | 'en' = 'es') {
  return (await shop.get(address('sugerencias', { q }), locale)).body.data
}
const NOTHING = { busquedas: [], productos: [], categorias: [], vehiculos: [], numeros: [] }

test('suggestions begin with the second letter', async () => {
  expect(await suggest('b')).toEqual(NOTHING)
  expect((await shop.get('/api/products/sugerencias')).body.data).toEqual(NOTHING)
  expect((await suggest('ba')).categorias).toContainEqual({ nombre: 'Balatas', slug: 'brake-pads' })
})

test('suggestions are of every kind', async () => {
  expect((await suggest('ver')).vehiculos).toEqual([{ armadora: 'Nissan', modelo: 'Versa' }])
  expect((await suggest('balatas jet')).vehiculos).toEqual([{ armadora: 'Volkswagen', modelo: 'Jetta' }])
  expect((await suggest('micr')).vehiculos).toEqual([{ armadora: 'Nissan', modelo: 'March' }])
  expect((await suggest('48510')).numeros).toMatchObject([{ numero: '48510-59895', nombre: 'Radiador de aluminio' }])
  expect((await suggest('amorti')).productos.length).toBeGreaterThan(0)
  expect((await suggest('brake', 'en')).categorias.map(({ nombre }: { nombre: string }) => nombre)).toContain('Brake pads')
  expect((await suggest('bujia')).categorias).toEqual([{ nombre: 'Bujía', slug: 'spark-plug' }])
})

test.each(['??', '--', '日本語', '  . ', '%%', '🚗🚗'])('%s suggests nothing', async (typed) => {
  expect(await suggest(typed)).toEqual(NOTHING)
})

test('ten at most, for whatever beginning of a word', async () => {
  for (const sentence of [
    'balatas versa',
    'filtro de aceite jetta 2014',
    'brake pads',
    'nissan',
    '48510-59895',
    'lt-1000',
    'marcha',
    'clutch',
  ])
    for (let length = 2; length <= sentence.length; length++) {
      const all = Object.values<unknown[]>(await suggest(sentence.slice(0, length))).flat()
      expect(all.length).toBeLessThanOrEqual(10)
    }
})
