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
beforeEach(() => shop.pool.query('truncate workshop_jobs cascade'))

type Part = { tipo: string; nombre: string; nombre_en: string; inicia: boolean; cantidad?: number; opcional: boolean }
type Job = { _id: string; nombre: string; nombre_en: string; piezas: Part[]; activo: boolean; version: number }
function parts() {
  return [
    { tipo: types[0], inicia: true, opcional: false },
    { tipo: types[1], inicia: false, cantidad: 2, opcional: false },
    { tipo: types[2], inicia: false, opcional: true },
  ]
}
function brakes(changes: object = {}) {
  return {
    nombre: 'cambio de balatas',
    nombre_en: 'brake pad change',
    piezas: parts(),
    activo: true,
    ...changes,
  }
}
function add(changes: object = {}) {
  return desk.post('/admin/trabajos', brakes(changes))
}
async function all(): Promise<Job[]> {
  return (await desk.get('/admin/trabajos')).body.data
}
async function first(): Promise<Job> {
  return (await all())[0] as Job
}
async function refused(changes: object) {
  const { status, body } = await add(changes)
  return [status, body.errors.map(({ path, message }: { path: string; message: string }) => [path, message])]
}

test('a job is listed as it was written, with its parts in their order', async () => {
  expect((await add({ piezas: parts().toReversed() })).status).toBe(200)
  const job = await first()
  expect(job).toMatchObject({ nombre: 'cambio de balatas', nombre_en: 'brake pad change', activo: true, version: 1 })
  expect(job.piezas.map(({ nombre, nombre_en, ...said }) => said)).toEqual(parts().toReversed())
})

test('a changed one is written anew, on the version that was seen, and what changes nothing is not recorded', async () => {
  await add()
  const { _id } = await first()
  const entries = async () => Number((await shop.pool.query('select count(*) from audit_log')).rows[0].count)
  const before = await entries()
  expect((await desk.post(`/admin/trabajos/${_id}`, brakes({ version: 1 }))).status).toBe(200)
  expect([await entries(), (await first()).version]).toEqual([before, 1])
  const other = brakes({ nombre: 'frenos', piezas: parts().slice(0, 2), activo: false, version: 1 })
  expect((await desk.post(`/admin/trabajos/${_id}`, other)).status).toBe(200)
  expect(await first()).toMatchObject({ nombre: 'frenos', activo: false, version: 2 })
  expect((await first()).piezas).toHaveLength(2)
  expect((await desk.post(`/admin/trabajos/${_id}`, other)).body.code).toBe('changed_meanwhile')
})

test('without a name, a beginning or a companion it is refused, each at its field', async () => {
  const [begins, second] = parts()
  expect(await refused({ nombre: '' })).toEqual([400, [['nombre', fields.rules.required]]])
  expect(await refused({ piezas: [] })).toEqual([400, [['piezas', staffRules['no-companion']]]])
  expect(await refused({ piezas: [begins] })).toEqual([400, [['piezas', staffRules['no-companion']]]])
  expect(await refused({ piezas: parts().slice(1) })).toEqual([400, [['piezas', staffRules['no-beginning']]]])
  expect(await refused({ piezas: [begins, begins] })).toEqual([400, [['piezas', fields.rules.invalid]]])
  expect(await refused({ piezas: [begins, { ...second, tipo: '999999' }] })).toEqual([422, [['piezas', fields.rules.invalid]]])
  expect(await refused({ piezas: [begins, { ...second, cantidad: 21 }] })).toEqual([
    400,
    [['piezas.1.cantidad', staffRules['whole-number']]],
  ])
  expect(await all()).toEqual([])
})

test('a kind begins one active job; two who say it at once are told', async () => {
  const answers = await Promise.all([add(), add({ nombre: 'otro' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await refused({ nombre: 'otro' })).toEqual([422, [['piezas', staffRules['beginning-taken']]]])
  expect((await add({ nombre: 'otro', activo: false })).status).toBe(200)
})

test('a removed one is gone, and its part types stay', async () => {
  await add()
  const { _id } = await first()
  expect((await desk.ask('DELETE', `/admin/trabajos/${_id}`)).body.data).toEqual([])
  expect((await desk.ask('DELETE', `/admin/trabajos/${_id}`)).body.code).toBe('workshop_job_not_found')
  expect((await shop.pool.query('select 1 from part_types where id::text = any($1)', [types])).rows.length).toBe(3)
})
