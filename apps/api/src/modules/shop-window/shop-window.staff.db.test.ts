import { fields } from '@shop/texts/es/fields'
import { staffRules } from '@shop/texts/es/staff/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { loggedActions } from '../../testing/staff-content.ts'
import { type Refaccionaria, stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let stocked: Refaccionaria
let desk: Desk
beforeAll(async () => {
  shop = await testShop()
  stocked = await stockARefaccionaria(shop.db)
  desk = await asStaff(shop, 'content')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate shop_windows'))

function idOf(number: string) {
  return String(stocked.ids.get(number))
}
function post(word: string, body: object) {
  return desk.post(`/admin/aparador/${word}`, { fijas: [], ocultas: [], version: 0, ...body })
}
function numbers(docs: readonly { codigo: string }[]) {
  return docs.map(({ codigo }) => codigo)
}
async function refused(word: string, body: object) {
  const { status, body: answer } = await post(word, body)
  return [status, answer.errors.map(({ path, message }: { path: string; message: string }) => [path, message])]
}

test('a list is shown as it was arranged, with what it opens with, at once', async () => {
  const { status, body } = await post('premium', { fijas: [idOf('DV-1100')], ocultas: [idOf('BV-1001')] })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ total: 2, version: 1, fijas: [{ refaccion: { codigo: 'DV-1100' }, estado: 'visible' }] })
  expect(numbers(body.data.primeras)).toEqual(['DV-1100', '0 986 021 590'])
  expect(numbers(body.data.ocultas)).toEqual(['BV-1001'])
  expect((await desk.get('/admin/aparador/premium')).body.data).toEqual(body.data)
})

test('every list and category is named, with how much is arranged of it', async () => {
  await post('categoria-frenos', { fijas: [idOf('DV-1100'), idOf('BV-1001')] })
  const all: { lista: string }[] = (await desk.get('/admin/aparador')).body.data
  expect(all.slice(0, 7).map(({ lista }) => lista)).toEqual([
    'nuevos',
    'premium',
    'propios',
    'outlet',
    'recomendados',
    'mas-buscados',
    'promocion',
  ])
  expect(all).toContainEqual({ lista: 'categoria-frenos', nombres: { es: 'Frenos', en: 'Brakes' }, fijas: 2, ocultas: 0 })
})

test('who comes second is told, and nothing of the first is lost', async () => {
  const answers = await Promise.all([post('premium', { fijas: [idOf('DV-1100')] }), post('premium', { fijas: [idOf('BV-1001')] })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  expect((await desk.get('/admin/aparador/premium')).body.data).toMatchObject({ version: 1, fijas: [{}] })
})

test('what changes nothing is not recorded; each change is, with the keys of the parts', async () => {
  const logged = () => loggedActions(shop, 'shop-window', 'premium')
  const before = (await logged()).length
  expect((await post('premium', {})).body.data.version).toBe(0)
  await post('premium', { fijas: [idOf('DV-1100')] })
  await post('premium', { fijas: [idOf('DV-1100')], ocultas: [idOf('BV-1001')], version: 1 })
  await post('premium', { version: 2 })
  expect((await logged()).slice(0, (await logged()).length - before)).toEqual(Array(3).fill('shop-window-arranged'))
  const { rows } = await shop.pool.query(`select before, after from audit_log where subject_ref = 'premium' order by id desc limit 1`)
  const keyOf = async (number: string) =>
    (await shop.pool.query('select internal_key from products where id = $1', [idOf(number)])).rows[0].internal_key
  expect(rows[0]).toEqual({
    before: { pinned: await keyOf('DV-1100'), hiddenParts: await keyOf('BV-1001') },
    after: { pinned: '', hiddenParts: '' },
  })
})

test('what cannot be is refused, each at its field', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1))
  expect(await refused('nuevos', { fijas: many(25) })).toEqual([400, [['fijas', staffRules['too-many-pins']]]])
  expect(await refused('nuevos', { ocultas: many(201) })).toEqual([400, [['ocultas', staffRules['too-many']]]])
  for (const fijas of ['1', ['x'], [1], ['0'], ['99999999999']])
    expect(await refused('nuevos', { fijas })).toEqual([400, [['fijas', fields.rules.invalid]]])
  const pads = idOf('BV-1001')
  expect(await refused('premium', { fijas: [pads, pads] })).toEqual([400, [['fijas', staffRules.duplicate]]])
  expect(await refused('premium', { fijas: [pads], ocultas: [pads] })).toEqual([400, [['ocultas', staffRules.duplicate]]])
  expect(await refused('premium', { fijas: [idOf('GP-134')] })).toEqual([422, [['fijas', staffRules['not-in-list']]]])
  expect(await refused('categoria-frenos', { ocultas: [idOf('GP-134')] })).toEqual([422, [['ocultas', staffRules['not-in-list']]]])
  expect(await refused('nuevos', { fijas: ['999999'] })).toEqual([422, [['fijas', staffRules['not-in-list']]]])
})

test.each(['ofertas', 'categoria-', 'categoria-nada', 'toString', '__proto__'])('there is no list called %s', async (word) => {
  expect((await desk.get(`/admin/aparador/${word}`)).body.code).toBe('not_found')
  expect((await post(word, {})).body.code).toBe('not_found')
})

test('what left the list keeps its place in the arrangement and can be taken out', async () => {
  await post('premium', { fijas: [idOf('DV-1100'), idOf('BV-1001')] })
  await shop.pool.query('update products set is_premium = false where id = $1', [idOf('DV-1100')])
  const fijas = [idOf('BV-1001'), idOf('DV-1100')]
  expect((await post('premium', { fijas, version: 1 })).body.data.fijas.map(({ estado }: { estado: string }) => estado)).toEqual([
    'visible',
    'fuera',
  ])
  expect((await post('premium', { fijas: [], version: 2 })).body.data.fijas).toEqual([])
  await shop.pool.query('update products set is_premium = true where id = $1', [idOf('DV-1100')])
})
