import type { Locale } from '@shop/domain/locale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Desk
let types: ReadonlyMap<string, string>
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  desk = await asStaff(shop, 'content')
  const { rows } = await shop.pool.query<{ slug: string; id: string }>('select slug, id::text from part_types')
  types = new Map(rows.map(({ slug, id }) => [slug, id]))
})
afterAll(() => shop.close())

function part(slug: string, more: object = {}) {
  return { tipo: types.get(slug), inicia: false, opcional: false, ...more }
}
function tuneUp(changes: object = {}) {
  return {
    nombre: 'afinación',
    nombre_en: 'tune-up',
    piezas: [
      part('spark-plug', { inicia: true }),
      part('oil-filter'),
      part('air-filter'),
      part('motor-oil', { cantidad: 4, opcional: true }),
      part('mirror'),
    ],
    activo: true,
    ...changes,
  }
}
type Item = {
  tipo: { slug: string }
  producto?: { codigo: string; stock: number }
  compatibilidad?: { resultado: string; nota?: string; auto: object }
  cantidad: number
  marcada: boolean
}
type Kit = { trabajo?: string; piezas: Item[]; total: number }
const VERSA = '&armadora=Nissan&modelo=Versa&anio=2016'
const TSURU = '&armadora=nissan&modelo=tsuru&anio=2010'
const JETTA = '&armadora=Volkswagen&modelo=Jetta&anio=2013'
async function kit(ref: string, car = ''): Promise<Kit> {
  return (await shop.get(`/api/products/juego?ref=${ref}${car}`)).body.data
}
function offered({ piezas }: Kit) {
  return piezas.map(({ tipo, producto }) => [tipo.slug, producto?.codigo])
}

/** What staff write reaches visitors by a notice of the database. */
async function write(path: string, job: object) {
  expect((await desk.post(path, job)).status).toBe(200)
  await caughtUp(shop)
}

beforeEach(async () => {
  await shop.pool.query('truncate workshop_jobs cascade')
  await write('/admin/trabajos', tuneUp())
})

test('each kind has the part that fits the very car, for three cars of the same job', async () => {
  expect(offered(await kit('BKR6E-11', VERSA))).toEqual([
    ['oil-filter', 'GP-134'],
    ['air-filter', 'GA-2201'],
    ['motor-oil', 'GO-1540'],
    ['mirror', undefined],
  ])
  expect(offered(await kit('BKR6E-11', TSURU)).slice(0, 2)).toEqual([
    ['oil-filter', 'GP-134'],
    ['air-filter', undefined],
  ])
  expect(offered(await kit('FR7DE', JETTA)).slice(0, 2)).toEqual([
    ['oil-filter', 'F026407'],
    ['air-filter', undefined],
  ])
})

test('it says pieces, fit and the sum of what is marked; an extra is left to the shopper', async () => {
  const { piezas, total } = await kit('BKR6E-11', VERSA)
  const [filter, air, oil] = piezas
  expect(filter).toMatchObject({ cantidad: 1, marcada: true, compatibilidad: { resultado: 'si', auto: { modelo: 'Versa', motor: '1.6' } } })
  expect(oil).toMatchObject({ cantidad: 4, marcada: false })
  const prices = await shop.pool.query('select sum(sort_price_cents)::int as sum from products where part_number = any($1)', [
    [filter?.producto?.codigo, air?.producto?.codigo],
  ])
  expect(total * 100).toBe(prices.rows[0].sum)
})

test('without a whole car, or for one that the part does not fit, it names kinds and no part', async () => {
  for (const car of ['', '&armadora=Nissan&modelo=Versa', '&armadora=Ford&modelo=Fiesta&anio=2010', JETTA]) {
    const { trabajo, piezas, total } = await kit('BKR6E-11', car)
    expect([trabajo, piezas.map(({ tipo }) => tipo.slug), total]).toEqual([
      'afinación',
      ['oil-filter', 'air-filter', 'motor-oil', 'mirror'],
      0,
    ])
    expect(piezas.filter(({ producto }) => producto)).toEqual([])
  }
})

test('what only may fit says on what condition, and is not marked', async () => {
  const piezas = [part('radiator', { inicia: true }), part('shock'), part('brake-pads')]
  await write('/admin/trabajos', tuneUp({ nombre: 'cambio de radiador', piezas }))
  const [shock, pads] = (await kit('48510-59895', JETTA)).piezas
  expect(shock).toMatchObject({
    producto: { codigo: 'AMO-777' },
    compatibilidad: { resultado: 'si_condicion', nota: 'Solo con suspensión deportiva' },
    marcada: false,
  })
  expect(pads).toMatchObject({ compatibilidad: { resultado: 'si_condicion' }, marcada: false })
  const [, known] = (await kit('48510-59895', `${JETTA}&motor=2.5`)).piezas
  expect(known).toMatchObject({ producto: { codigo: 'BJ-1002' }, compatibilidad: { resultado: 'si' }, marcada: true })
})

test('what is sold out is not offered', async () => {
  await shop.pool.query(`update products set stock = 0 where part_number in ('GP-134', 'GO-1540')`)
  await caughtUp(shop)
  expect(offered(await kit('BKR6E-11', VERSA))).toEqual([
    ['oil-filter', undefined],
    ['air-filter', 'GA-2201'],
    ['motor-oil', 'VV-530'],
    ['mirror', undefined],
  ])
  await shop.pool.query(`update products set stock = 10 where part_number in ('GP-134', 'GO-1540')`)
})

test('pads of the front ask for discs of the front', async () => {
  await write('/admin/trabajos', tuneUp({ nombre: 'frenos', piezas: [part('brake-pads', { inicia: true }), part('brake-disc')] }))
  const at = async (number: string, es: string) => {
    const values = [number, es]
    await shop.pool.query(
      `update fitments set position_es = $2 where product_id = (select id from products where part_number = $1)`,
      values,
    )
    await caughtUp(shop)
  }
  await at('DV-1100', 'Delantero')
  await at('BV-1001', 'Delanteras')
  expect(offered(await kit('BV-1001', VERSA))).toEqual([['brake-disc', 'DV-1100']])
  await at('BV-1001', 'Traseras')
  expect(offered(await kit('BV-1001', VERSA))).toEqual([['brake-disc', undefined]])
})

test('the page of a part names its job and the kinds that the shop has, in both languages', async () => {
  const job = async (ref: string, locale: Locale = 'es') => (await shop.get(`/api/products/show/p?ref=${ref}`, locale)).body.data.trabajo
  const named = await job('BKR6E-11', 'en')
  expect(named.nombre).toBe('tune-up')
  expect(named.tipos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Oil filter', 'Air filter', 'Motor oil'])
  expect(await job('GP-134')).toBeUndefined()
})

test('what staff change is seen as soon as the shop has heard of it', async () => {
  const [{ _id: id }] = (await desk.get('/admin/trabajos')).body.data
  const piezas = [part('spark-plug', { inicia: true }), part('air-filter')]
  await write(`/admin/trabajos/${id}`, tuneUp({ piezas, version: 1 }))
  expect(offered(await kit('BKR6E-11', VERSA))).toEqual([['air-filter', 'GA-2201']])
  await write(`/admin/trabajos/${id}`, tuneUp({ piezas, activo: false, version: 2 }))
  expect((await kit('BKR6E-11', VERSA)).trabajo).toBeUndefined()
})

test('an unknown part is said to be one', async () => {
  expect((await shop.get('/api/products/juego?ref=nada')).status).toBe(404)
})
