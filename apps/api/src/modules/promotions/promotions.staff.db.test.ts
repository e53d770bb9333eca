import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentDesk, loggedActions } from '../../testing/staff-content.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type Answered, type TestShop, testShop } from '../../testing/test-shop.ts'

const HOUR_MS = 3_600_000

let shop: TestShop
let ask: Awaited<ReturnType<typeof contentDesk>>
beforeAll(async () => {
  shop = await testShop()
  ask = await contentDesk(shop)
  await stockTheShelves(shop.db, [
    { partNumber: 'A-1', priceCents: 10_000 },
    { partNumber: 'A-2', priceCents: 999 },
    { partNumber: 'B-1', brand: 'Bosch' },
    { partNumber: 'B-2', brand: 'Bosch', status: 'inactive' },
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('update products set promotion_id = null')
  await shop.pool.query('delete from promotions')
})

function at(hours: number) {
  return new Date(Date.now() + hours * HOUR_MS).toISOString()
}
function draft(changes: object = {}) {
  return {
    nombre_es: 'Buen Fin',
    nombre_en: 'Big weekend',
    descripcion_es: 'Descuento en frenos',
    descripcion_en: 'Brakes for less',
    descuento: 20,
    activa: true,
    inicio: at(-1),
    fin: at(1),
    ...changes,
  }
}
async function create(changes: object = {}): Promise<{ _id: string; version: number }> {
  return (await ask('POST', '/promociones', draft(changes))).body.data
}
function add(id: string, selection: object) {
  return ask('POST', `/promociones/${id}/productos`, selection)
}
async function priceOf(number: string): Promise<number> {
  return (await shop.get(`/api/products/search/d?search=${number}`)).body.data.docs[0].precio_final
}
function named({ body }: Answered) {
  return body.data.docs.map((one: { nombre_es: string }) => one.nombre_es)
}

test('each promotion is listed where it is by the clock', async () => {
  await create({ nombre_es: 'Corre' })
  await create({ nombre_es: 'Falta', inicio: at(1), fin: at(2) })
  const over = draft({ nombre_es: 'Pasó', inicio: at(-2), fin: at(-1) })
  const refused = await ask('POST', '/promociones', over)
  expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'fin', message: 'Ya pasó: elige un momento posterior.' }]])
  const { _id, version } = await create({ nombre_es: 'Pasó' })
  await ask('PATCH', `/promociones/${_id}`, { ...over, version })
  await create({ nombre_es: 'Apagada', activa: false })
  for (const [estado, name] of [
    ['vigente', 'Corre'],
    ['proxima', 'Falta'],
    ['terminada', 'Pasó'],
    ['apagada', 'Apagada'],
  ])
    expect(named(await ask('GET', `/promociones?estado=${estado}`))).toEqual([name])
  expect((await ask('GET', '/promociones')).body.data.total).toBe(4)
  expect((await ask('GET', '/promociones?estado=otra')).status).toBe(400)
})

test('a new one lowers the price of its parts at once, and of no other', async () => {
  const { _id } = await create()
  expect((await add(_id, { numeros: ['a1', 'A-2', 'A-1', 'NADA-9'] })).body.data).toEqual({
    encontrados: 2,
    ya_estaban: 0,
    dejan: [],
    desconocidos: ['NADA-9'],
  })
  expect([await priceOf('A-1'), await priceOf('A-2'), await priceOf('B-1')]).toEqual([80, 7.99, 500])
  expect((await ask('GET', `/promociones/${_id}/productos`)).body.data.docs.map((one: { codigo: string }) => one.codigo)).toEqual([
    'A-1',
    'A-2',
  ])
  expect((await shop.get('/api/promociones/all', 'en')).body.data).toMatchObject([{ nombre: 'Big weekend', descuento: 20 }])
  expect(await loggedActions(shop, 'promotion', _id)).toEqual(['promotion-products-added', 'promotion-created'])
})

test('parts are chosen by brand, category and type, or by what these have in common', async () => {
  const { _id } = await create()
  const found = async (selection: object) => (await ask('POST', `/promociones/${_id}/productos/previo`, selection)).body.data?.encontrados
  expect(await found({ marca: 'bosch' })).toBe(2)
  expect(await found({ categoria: 'frenos' })).toBe(4)
  expect(await found({ tipo: 'brake-pads', marca: 'brembo' })).toBe(2)
  expect(await found({ marca: 'nadie' })).toBe(0)
  expect((await ask('GET', `/promociones/${_id}`)).body.data.productos).toBe(0)
  await add(_id, { marca: 'bosch' })
  expect((await ask('GET', `/promociones/${_id}`)).body.data.productos).toBe(2)
})

test('that a part leaves another promotion is said before and after', async () => {
  const old = await create({ nombre_es: 'Frenos' })
  await add(old._id, { numeros: ['A-1'] })
  const { _id } = await create({ descuento: 50 })
  const answer = { encontrados: 2, ya_estaban: 0, dejan: [{ promocion: 'Frenos', estado: 'vigente', productos: 1 }], desconocidos: [] }
  const selection = { numeros: ['A-1', 'A-2'] }
  expect((await ask('POST', `/promociones/${_id}/productos/previo`, selection)).body.data).toEqual(answer)
  expect((await add(_id, selection)).body.data).toEqual(answer)
  expect((await add(_id, selection)).body.data).toMatchObject({ ya_estaban: 2, dejan: [] })
  expect(await priceOf('A-1')).toBe(50)
  expect((await ask('GET', `/promociones/${old._id}`)).body.data.productos).toBe(0)
  const { rows } = await shop.pool.query(`select after from audit_log where subject_ref = $1 order by id desc offset 1 limit 1`, [_id])
  expect(rows[0].after).toEqual({ name: 'Buen Fin', products: 2, note: '1 ← Frenos' })
})

test('parts are taken out, some or all; those of another promotion stay', async () => {
  const other = await create()
  await add(other._id, { numeros: ['B-1'] })
  const { _id } = await create()
  await add(_id, { numeros: ['A-1', 'A-2'] })
  expect((await ask('POST', `/promociones/${_id}/productos/quitar`, { numeros: ['A-1', 'B-1'] })).body.data.productos).toBe(1)
  expect((await ask('POST', `/promociones/${_id}/productos/quitar`, {})).body.data.productos).toBe(0)
  expect((await ask('GET', `/promociones/${other._id}`)).body.data.productos).toBe(1)
  expect(await priceOf('A-1')).toBe(100)
})

test('ended now, it is over: prices, lists and their order follow in the same moment', async () => {
  const { _id } = await create()
  await add(_id, { numeros: ['A-1'] })
  expect((await ask('POST', `/promociones/${_id}/terminar`)).body.data.estado).toBe('terminada')
  expect(await priceOf('A-1')).toBe(100)
  expect((await shop.get('/api/promociones/all')).body.data).toEqual([])
  const { rows } = await shop.pool.query(`select sort_price_cents from products where part_number = 'A-1'`)
  expect(rows).toEqual([{ sort_price_cents: 10_000 }])
  const again = await ask('POST', `/promociones/${_id}/terminar`)
  expect([again.status, again.body.code]).toEqual([409, 'promotion_not_running'])
})

test('it is switched off and on again, with its dates', async () => {
  const { _id } = await create()
  await add(_id, { numeros: ['A-1'] })
  expect((await ask('POST', `/promociones/${_id}/activa`, { activa: false })).body.data.estado).toBe('apagada')
  expect(await priceOf('A-1')).toBe(100)
  expect((await ask('POST', `/promociones/${_id}/activa`, { activa: true })).body.data.estado).toBe('vigente')
  expect(await priceOf('A-1')).toBe(80)
})

test('an edit on an older version is refused and changes nothing', async () => {
  const { _id, version } = await create()
  const first = await ask('PATCH', `/promociones/${_id}`, { ...draft({ descuento: '12,5' }), version })
  expect(first.body.data).toMatchObject({ descuento: 12.5, version: version + 1 })
  const late = await ask('PATCH', `/promociones/${_id}`, { ...draft({ descuento: 60 }), version })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await ask('GET', `/promociones/${_id}`)).body.data.descuento).toBe(12.5)
  expect(await loggedActions(shop, 'promotion', _id)).toEqual(['promotion-changed', 'promotion-created'])
})

test('times of a form are Mexican', async () => {
  const { _id } = await create({ inicio: '2098-12-01T00:00', fin: '2098-12-12T23:59' })
  expect((await ask('GET', `/promociones/${_id}`)).body.data).toMatchObject({
    inicio: '2098-12-01T06:00:00.000Z',
    fin: '2098-12-13T05:59:00.000Z',
  })
})

test('two of one name have two addresses', async () => {
  await create()
  await create()
  const { rows } = await shop.pool.query('select slug from promotions order by id')
  expect(rows.map(({ slug }) => slug)).toEqual(['buen-fin', 'buen-fin-2'])
})

test.each([
  ['descuento', 0],
  ['descuento', 100],
  ['descuento', -5],
  ['descuento', '12.345'],
  ['descuento', 'mucho'],
  ['descuento', null],
  ['nombre_es', '  '],
  ['nombre_en', 'a'.repeat(81)],
  ['nombre_es', 'a\u0000b'],
  ['descripcion_es', 5],
  ['inicio', 'mañana'],
  ['fin', '2026-02-30T10:00'],
  ['fin', '9999-12-31T00:00:00Z'],
])('%s %j is refused by its name', async (field, value) => {
  const { status, body } = await ask('POST', '/promociones', draft({ [field]: value }))
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, [field]])
  expect((await ask('GET', '/promociones')).body.data.total).toBe(0)
})

test('it cannot end before it begins', async () => {
  const { body } = await ask('POST', '/promociones', draft({ inicio: at(1), fin: at(1) }))
  expect(body.errors).toMatchObject([{ path: 'fin', message: 'Debe terminar después de empezar.' }])
})

test.each([
  ['nothing', {}],
  ['an empty list', { numeros: [] }],
  ['an empty number', { numeros: [''] }],
  ['a control character', { numeros: ['a\u0000'] }],
  ['no list', { numeros: 'A-1' }],
  ['too many', { numeros: Array.from({ length: 501 }, (_, i) => `N-${i}`) }],
])('%s is no selection', async (_, selection) => {
  const { _id } = await create()
  expect((await add(_id, selection)).status).toBe(400)
})

test.each(['0', '99999', 'x', '1e3'])('there is no promotion %s', async (id) => {
  expect([400, 404]).toContain((await ask('GET', `/promociones/${id}`)).status)
  expect([400, 404]).toContain((await add(id, { numeros: ['A-1'] })).status)
})
