import { fields } from '@shop/texts/es/fields'
import { staffRules } from '@shop/texts/es/staff/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Desk
let types: string[]
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  desk = await asStaff(shop, 'content')
  types = (await shop.pool.query('select id::text from part_types order by id limit 3')).rows.map(({ id }) => id)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate symptoms cascade'))

type Symptom = { _id: string; clase: string; frases: string[]; tipos: { _id: string; nombre: string }[]; activo: boolean; version: number }
function squeal(changes: object = {}) {
  return {
    clase: 'sintoma',
    frases: 'Rechina al frenar\nchillan las balatas',
    frases_en: 'brakes squeal',
    consejo: 'Revisa primero el grosor de las balatas.',
    consejo_en: 'Check how thick the pads are first.',
    tipos: types,
    activo: true,
    ...changes,
  }
}
function add(changes: object = {}) {
  return desk.post('/admin/sintomas', squeal(changes))
}
async function all(): Promise<Symptom[]> {
  return (await desk.get('/admin/sintomas')).body.data
}
async function first(): Promise<Symptom> {
  return (await all())[0] as Symptom
}
async function refused(changes: object) {
  const { status, body } = await add(changes)
  return [status, body.errors.map(({ path, message }: { path: string; message: string }) => [path, message])]
}

test('a symptom is listed as it was written, with its parts in their order', async () => {
  const { status, body } = await add({ tipos: types.toReversed() })
  expect([status, body.data.length]).toEqual([200, 1])
  expect(await first()).toMatchObject({
    clase: 'sintoma',
    frases: ['Rechina al frenar', 'chillan las balatas'],
    frases_en: ['brakes squeal'],
    consejo: 'Revisa primero el grosor de las balatas.',
    activo: true,
    version: 1,
  })
  expect((await first()).tipos.map(({ _id }) => _id)).toEqual(types.toReversed())
})

test('a changed one is written anew, on the version that was seen', async () => {
  await add()
  const { _id } = await first()
  const changed = squeal({ clase: 'trabajo', frases: ['servicio de frenos'], tipos: types.slice(1), version: 1 })
  expect((await desk.post(`/admin/sintomas/${_id}`, changed)).status).toBe(200)
  expect(await first()).toMatchObject({ clase: 'trabajo', frases: ['servicio de frenos'], version: 2 })
  expect((await first()).tipos.map((type) => type._id)).toEqual(types.slice(1))
  expect((await desk.post(`/admin/sintomas/${_id}`, changed)).body.code).toBe('changed_meanwhile')
})

test('the same phrases again are no clash with itself, and nothing that changes nothing is recorded', async () => {
  await add()
  const { _id } = await first()
  const entries = async () => Number((await shop.pool.query('select count(*) from audit_log')).rows[0].count)
  const before = await entries()
  expect((await desk.post(`/admin/sintomas/${_id}`, squeal({ version: 1 }))).status).toBe(200)
  expect([await entries(), (await first()).version]).toEqual([before, 1])
})

test('without a phrase, a part type or advice it is refused, each at its field', async () => {
  expect(await refused({ frases: ' \n ' })).toEqual([400, [['frases', staffRules['no-phrase']]]])
  expect(await refused({ frases: ['¿?'] })).toEqual([400, [['frases', fields.rules.invalid]]])
  expect(await refused({ tipos: [] })).toEqual([400, [['tipos', staffRules['no-part-type']]]])
  expect(await refused({ tipos: ['999999'] })).toEqual([422, [['tipos', fields.rules.invalid]]])
  expect(await refused({ tipos: ['x'] })).toEqual([422, [['tipos', fields.rules.invalid]]])
  expect(await refused({ consejo: '' })).toEqual([400, [['consejo', fields.rules.required]]])
  expect(await refused({ clase: 'otra' })).toEqual([400, [['clase', staffRules.choose]]])
  expect(await all()).toEqual([])
})

test('a phrase belongs to one symptom, whatever its accents, case and language', async () => {
  await add()
  expect(await refused({ frases: ['no enciende', '¡RECHINA al frenár!'], frases_en: [] })).toEqual([
    422,
    [['frases', staffRules['phrase-taken']]],
  ])
  expect(await refused({ frases: ['no enciende'], frases_en: ['Chillan las balatas'] })).toEqual([
    422,
    [['frases_en', staffRules['phrase-taken']]],
  ])
  expect((await add({ frases: ['no enciende'], frases_en: ['no start'] })).status).toBe(200)
})

test('two who write the same phrase at once: one is told', async () => {
  const answers = await Promise.all([add(), add()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a removed one is gone, and its part types stay', async () => {
  await add()
  const { _id } = await first()
  expect((await desk.ask('DELETE', `/admin/sintomas/${_id}`)).body.data).toEqual([])
  expect((await desk.ask('DELETE', `/admin/sintomas/${_id}`)).body.code).toBe('symptom_not_found')
  expect((await shop.pool.query('select 1 from part_types where id::text = any($1)', [types])).rows.length).toBe(3)
})
