import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { type Refaccionaria, stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let stocked: Refaccionaria
let desk: Desk
beforeAll(async () => {
  shop = await testShop()
  stocked = await stockARefaccionaria(shop.db)
  await shop.pool.query('update products set popularity = id % 5')
  await shop.pool.query('select rank_products(array(select id from part_types))')
  desk = await asStaff(shop, 'content')
})
afterAll(() => shop.close())
beforeEach(() => seen(() => shop.pool.query('delete from shop_windows')))

/** Whoever asks afterwards is answered with what was changed. */
async function seen<Done>(change: () => Promise<Done>): Promise<Done> {
  const before = shop.changes.version()
  const done = await change()
  await expect.poll(shop.changes.version).toBeGreaterThan(before)
  return done
}
function idOf(number: string) {
  return String(stocked.ids.get(number))
}
async function arrange(word: string, pins: readonly string[], hidden: readonly string[] = []) {
  const { version } = (await desk.get(`/admin/aparador/${word}`)).body.data
  const body = { fijas: pins.map(idOf), ocultas: hidden.map(idOf), version }
  expect((await seen(() => desk.post(`/admin/aparador/${word}`, body))).status).toBe(200)
}

type Doc = { codigo: string; disponibilidad: string; marca: string }
type Listed = { docs: Doc[]; total: number }
async function asked(filter: object): Promise<Listed> {
  const { status, body } = await shop.post('/api/products/specific', { limit: 96, ...filter })
  expect(status).toBe(200)
  return body.data
}
function numbers({ docs }: Listed) {
  return docs.map(({ codigo }) => codigo)
}
async function listed(filter: object) {
  return numbers(await asked(filter))
}
/** Page by page, until one is empty. */
async function walked(filter: object, limit: number): Promise<string[]> {
  const all: string[] = []
  for (let page = 1; ; page++) {
    const found = await listed({ ...filter, limit, page })
    if (found.length === 0) return all
    all.push(...found)
  }
}
async function facetTotal(filter: object): Promise<number> {
  return (await shop.post('/api/products/specific/filtros', filter)).body.data.total
}

const LISTS: [string, object][] = [
  ...['nuevos', 'premium', 'propios', 'outlet', 'recomendados', 'mas-buscados', 'promocion'].map((lista): [string, object] => [
    lista,
    { lista },
  ]),
  ...['frenos', 'electrico', 'suspension'].map((categoria): [string, object] => [`categoria-${categoria}`, { categoria }]),
]

test.each(LISTS)('%s begins with what is pinned, lacks what is hidden, and its pages have every other part once', async (word, filter) => {
  const before = await asked(filter)
  const [hidden = '', ...others] = numbers(before)
  const pins = before.docs
    .filter(({ codigo, disponibilidad }) => codigo !== hidden && disponibilidad !== 'agotado')
    .map(({ codigo }) => codigo)
    .toReversed()
    .slice(0, 3)
  expect(pins.length).toBeGreaterThan(0)
  await arrange(word, pins, [hidden])
  const rest = others.filter((number) => !pins.includes(number))
  for (const limit of [1, 2, 5, 48]) expect(await walked(filter, limit)).toEqual([...pins, ...rest])
  expect([(await asked(filter)).total, await facetTotal(filter)]).toEqual([others.length, others.length])
})

test('a named list has its pins under every address, and on Home', async () => {
  await arrange('premium', ['DV-1100'], ['BV-1001'])
  const expected = ['DV-1100', '0 986 021 590']
  for (const path of ['/productos-premium', '/premium'])
    expect(numbers((await shop.get(`/api/products${path}`)).body.data)).toEqual(expected)
  expect((await shop.get('/api/products/primero')).body.data.premium.map(({ codigo }: Doc) => codigo)).toEqual(expected)
})

test('what somebody narrowed keeps the pins that are left, in their order', async () => {
  const filter = { categoria: 'frenos', marca: 'brembo' }
  const before = await listed(filter)
  const [last = '', other = ''] = before.toReversed()
  const foreign = (await asked({ categoria: 'frenos' })).docs.find(({ marca }) => marca !== 'Brembo')?.codigo ?? ''
  await arrange('categoria-frenos', [foreign, last, other])
  expect((await walked(filter, 1)).slice(0, 2)).toEqual([last, other])
  expect((await walked(filter, 1)).toSorted()).toEqual(before.toSorted())
  const car = { categoria: 'frenos', armadora: 'Nissan', modelo: 'Versa' }
  const ofCar = await walked(car, 2)
  expect(new Set(ofCar).size).toBe(ofCar.length)
  expect(ofCar.length).toBe((await asked(car)).total)
})

test('who chooses an order or searches gets that order, without pins', async () => {
  const orders = [1, 2, 3, 4, 5, 6].map((sort) => ({ categoria: 'frenos', sort }))
  const questions = [...orders, { categoria: 'frenos', search: 'balatas' }]
  const before = await Promise.all(questions.map(listed))
  await arrange('categoria-frenos', (await listed({ categoria: 'frenos' })).toReversed().slice(0, 2))
  expect(await Promise.all(questions.map(listed))).toEqual(before)
})

test('a pin that is not sold any more, or not in the list, does not show; it is back in its place when it is', async () => {
  await arrange('premium', ['DV-1100', 'BV-1001'])
  const change = (column: string, value: unknown) =>
    seen(() => shop.pool.query(`update products set ${column} = $2 where id = $1`, [idOf('DV-1100'), value]))
  const states = async () =>
    (await desk.get('/admin/aparador/premium')).body.data.fijas.map((pin: { refaccion: Doc; estado: string }) => pin.estado)
  for (const [column, off, on] of [
    ['status', 'inactive', 'active'],
    ['is_premium', false, true],
  ] as const) {
    await change(column, off)
    expect(await walked({ lista: 'premium' }, 1)).toEqual(['BV-1001', '0 986 021 590'])
    expect(await states()).toEqual(['fuera', 'visible'])
    await change(column, on)
    expect((await listed({ lista: 'premium' }))[0]).toBe('DV-1100')
  }
  const { stock } = (await shop.pool.query('select stock from products where id = $1', [idOf('DV-1100')])).rows[0]
  await change('stock', 0)
  expect(await walked({ lista: 'premium' }, 1)).toEqual(['BV-1001', '0 986 021 590', 'DV-1100'])
  expect(await states()).toEqual(['agotada', 'visible'])
  await change('stock', stock)
  expect((await walked({ lista: 'premium' }, 1))[0]).toBe('DV-1100')
})

test('what is hidden from a list is still found by search, by its address and in all other lists', async () => {
  const everywhere = { premium: await listed({ lista: 'premium' }), frenos: await listed({ categoria: 'frenos' }), all: await listed({}) }
  await arrange('categoria-frenos', [], ['BV-1001'])
  expect(await listed({ categoria: 'frenos' })).toEqual(everywhere.frenos.filter((number) => number !== 'BV-1001'))
  expect(await listed({ categoria: ['frenos', 'suspension'] })).not.toContain('BV-1001')
  expect(await listed({ lista: 'premium' })).toEqual(everywhere.premium)
  expect(await listed({})).toEqual(everywhere.all)
  expect(await listed({ search: 'BV-1001' })).toEqual(['BV-1001'])
  expect(await listed({ categoria: 'frenos', search: 'BV-1001' })).toEqual(['BV-1001'])
  expect((await shop.get('/api/products/show/p?ref=BV-1001')).body.data.producto.codigo).toBe('BV-1001')
})

test('a category is counted as its list has it, wherever it is counted', async () => {
  type Counted = { slug: string; productos: number }
  const brakes = (all: readonly Counted[]) => all.find(({ slug }) => slug === 'frenos')?.productos
  const counts = async () => [
    (await asked({ categoria: 'frenos' })).total,
    brakes((await shop.get('/api/products/categorias')).body.data),
    brakes((await shop.post('/api/products/specific/filtros', {})).body.data.categorias),
    brakes((await shop.post('/api/products/specific/filtros', { categoria: 'motor' })).body.data.categorias),
    brakes((await shop.post('/api/products/specific-search/categorias', {})).body.data),
  ]
  expect(await counts()).toEqual([6, 6, 6, 6, 6])
  await arrange('categoria-frenos', [], ['BV-1001'])
  expect(await counts()).toEqual([5, 5, 5, 5, 5])
})
