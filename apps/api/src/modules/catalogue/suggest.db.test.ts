import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  await addWhatBeginsAlike()
})
afterAll(() => shop.close())

/** A wheel bearing and two ball joints begin like brake pads, each in one language; a ballast does too, and is not carried. */
async function addWhatBeginsAlike() {
  const { id: brandId } = await shop.db.selectFrom('brands').select('id').where('name', '=', 'Febi').executeTakeFirstOrThrow()
  const { subcategory_id } = await shop.db.selectFrom('part_types').selectAll().where('slug', '=', 'brake-pads').executeTakeFirstOrThrow()
  for (const [slug, name_es, name_en, is_carried, products] of [
    ['bearing', 'Balero de rueda', 'Wheel bearing', true, 1],
    ['ball-joint', 'Rótula', 'Ball joint', true, 2],
    ['ballast', 'Balastra', 'Ballast', false, 0],
  ] as const) {
    const { id } = await shop.db
      .insertInto('part_types')
      .values({ subcategory_id, slug, name_es, name_en, is_carried })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let i = 1; i <= products; i++)
      await shop.db
        .insertInto('products')
        .values({
          part_number: `${slug}-${i}`,
          internal_key: `LT-${slug}-${i}`,
          name_es,
          name_en,
          part_type_id: id,
          brand_id: brandId,
          supplier: 'Distribuidora del Centro',
          price_cents: 50_000,
          stock: 5,
        })
        .execute()
  }
}

type Suggested = {
  busquedas: { texto: string }[]
  categorias: { nombre: string; slug: string }[]
  vehiculos: { armadora: string; modelo: string }[]
  productos: { nombre: string; compatibilidad?: { resultado: string } }[]
}
async function suggest(q: string, car: Record<string, string> = {}, locale: 'es' | 'en' = 'es'): Promise<Suggested> {
  return (await shop.get(`/api/products/sugerencias?${new URLSearchParams({ q, ...car })}`, locale)).body.data
}
function textsOf({ busquedas }: Suggested) {
  return busquedas.map(({ texto }) => texto)
}
function shelvesOf({ categorias }: Suggested) {
  return categorias.map(({ nombre }) => nombre)
}
const VERSA = { armadora: 'Nissan', modelo: 'Versa', anio: '2016', motor: '1.6' }

test('a beginning becomes what is sold most under it, in the language of the page', async () => {
  const { productos, ...names } = await suggest('bal')
  expect(shelvesOf({ productos, ...names })).toEqual(['Balatas', 'Balero de rueda'])
  for (const { nombre } of productos) expect(nombre).toMatch(/^Balatas/)
  expect(shelvesOf(await suggest('bal', {}, 'en'))).toEqual(['Ball joint'])
  expect(shelvesOf(await suggest('wheel'))).toEqual(['Balero de rueda'])
})

test('what nobody sells or carries is not offered', async () => {
  expect(shelvesOf(await suggest('balas'))).not.toContain('Balastra')
  expect(await suggest('espejo')).toMatchObject({ categorias: [], busquedas: [] })
  expect((await suggest('ave')).vehiculos).toEqual([])
})

test.each([
  ['valat', 'Balatas'],
  ['amortigad', 'Amortiguador'],
  ['bujis', 'Bujía'],
  ['filtro de ac', 'Filtro de aceite'],
  ['filtro ace', 'Filtro de aceite'],
  ['kit d', 'Kit de clutch'],
  ['filrto de ase', 'Filtro de aceite'],
  ['pasti', 'Balatas'],
])('%s is about to be %s', async (typed, shelf) => {
  expect(shelvesOf(await suggest(typed))[0]).toBe(shelf)
})

test.each([
  ['ver', 'Versa'],
  ['nissan ver', 'Versa'],
  ['nissan m', 'March'],
  ['berz', 'Versa'],
  ['balatas ver', 'Versa'],
])('%s is about to be a %s', async (typed, model) => {
  expect((await suggest(typed)).vehiculos[0]).toEqual({ armadora: expect.any(String), modelo: model })
})

test('a part is gone on with by its cars, its place or the rest of its name, and a car by its parts and years', async () => {
  expect(textsOf(await suggest('balatas ver'))).toEqual(['balatas Versa'])
  expect(textsOf(await suggest('balatas n'))).toContain('balatas Nissan Versa')
  expect(textsOf(await suggest('balatas del'))).toContain('balatas delanteras')
  expect(textsOf(await suggest('versa balat'))).toEqual(['versa balatas'])
  expect(textsOf(await suggest('balatas versa 201'))).toEqual([
    'balatas versa 2019',
    'balatas versa 2018',
    'balatas versa 2017',
    'balatas versa 2016',
  ])
  expect(textsOf(await suggest('pasti'))).toEqual(['pastillas'])
  expect(textsOf(await suggest('balatas'))).toEqual(expect.arrayContaining(['balatas Jetta', 'balatas Versa']))
})

test('no sentence is suggested that finds nothing', async () => {
  for (const sentence of [
    'balatas versa 2016',
    'marcha march',
    'filtro de aceite jetta',
    'clutch tsuru 1998',
    'aceite versa',
    'bujia nissan',
  ])
    for (let length = 2; length <= sentence.length; length++)
      for (const text of textsOf(await suggest(sentence.slice(0, length)))) {
        const { body } = await shop.get(`/api/products/search/d?${new URLSearchParams({ search: text })}`)
        expect([text, body.data.total > 0]).toEqual([text, true])
      }
  expect(textsOf(await suggest('radiador ver'))).toEqual([])
})

test('a part and its car that are both said leave nothing to show but parts', async () => {
  const { productos, ...names } = await suggest('balatas versa')
  expect(Object.values(names).flat()).toEqual([])
  expect(productos.map(({ nombre }) => nombre).toSorted()).toEqual(['Balatas delanteras cerámicas', 'Balatas traseras'])
  expect((await suggest('balatas ver')).productos).toEqual(productos)
})

function verdicts({ productos }: Suggested) {
  return productos.map(({ compatibilidad }) => compatibilidad?.resultado)
}

test('with a chosen car the parts that fit it come first, and each says whether it does', async () => {
  const { productos } = await suggest('bala', VERSA)
  expect(productos.map(({ compatibilidad }) => compatibilidad?.resultado)).toEqual(['si', 'si', 'no', 'no'])
  expect(verdicts(await suggest('bala'))).toEqual([undefined, undefined, undefined, undefined])
  expect(textsOf(await suggest('balatas', VERSA))[0]).toBe('balatas Versa 2016')
})

test('a car in the sentence counts before the chosen one', async () => {
  expect(verdicts(await suggest('balatas versa', VERSA))).toEqual(['si', 'si'])
  expect(new Set(verdicts(await suggest('balatas jetta', VERSA)))).toEqual(new Set([undefined]))
  expect(verdicts(await suggest('balatas versa 2013'))).toEqual(['si', 'si'])
})

test('a car that nobody knows, or that is not named whole, changes nothing', async () => {
  const plain = await suggest('bala')
  expect(await suggest('bala', { armadora: 'Nissan' })).toEqual(plain)
  expect(await suggest('bala', { modelo: 'Batimóvil', anio: '2016' })).toEqual(plain)
})
