import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Desk
let part: string
beforeAll(async () => {
  shop = await testShop()
  desk = await asStaff(shop, 'content')
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  part = String(id)
  await addCar('Glas', 'Isabella TS')
})
afterAll(() => shop.close())

type Make = { _id: string; nombre: string; modelos: number; version: number }
type Model = { _id: string; nombre: string; version: number; compatibilidades: number; motores: object[] }
async function makes(): Promise<Make[]> {
  return (await desk.get('/admin/vehiculos')).body.data
}
async function makeNamed(nombre: string) {
  return (await makes()).find((make) => make.nombre === nombre)
}
async function modelOf(make: string, nombre: string): Promise<Model> {
  return (await desk.get(`/admin/vehiculos/${(await makeNamed(make))?._id}`)).body.data.modelos.find(
    (model: Model) => model.nombre === nombre,
  )
}
function run(motor: string, desde: number | string, hasta: number | string) {
  return { motor, desde, hasta }
}
/** A make of its own with one model. */
async function addCar(make: string, nombre: string): Promise<Model> {
  await desk.post('/admin/vehiculos', { nombre: make })
  const body = { nombre, alias: [], motores: [run('1.5', 1954, 1961), run('1.8', 1962, 1962)] }
  await desk.post(`/admin/vehiculos/${(await makeNamed(make))?._id}/modelos`, body)
  return modelOf(make, nombre)
}
function heard() {
  return new Promise<void>((resolve) => shop.changes.onChange(resolve))
}

test('a new make with a model is in the form for vehicles and understood by the search at once', async () => {
  expect((await desk.post('/admin/vehiculos', { nombre: 'Borgward' })).status).toBe(200)
  expect((await shop.get('/api/autos-single/armadoras')).body.data).not.toContain('Borgward')
  await caughtUp(shop)
  const notice = heard()
  const id = (await makeNamed('Borgward'))?._id
  const body = { nombre: 'Isabella Coupé', alias: 'Isa, coupecito', motores: [run('1.5', '1954', 1961), run('1.8', 1962, 1962)] }
  expect((await desk.post(`/admin/vehiculos/${id}/modelos`, body)).status).toBe(200)
  await notice
  expect((await shop.get('/api/autos-single/armadoras')).body.data).toContain('Borgward')
  expect((await shop.get('/api/autos-single/modelos?armadora=borgward')).body.data).toEqual(['Isabella Coupé'])
  const years = (await shop.get('/api/autos-single/anios?armadora=borgward&modelo=isabella-coupe')).body.data
  expect([years.length, years[0]]).toEqual([9, '1962'])
  await addFitment(shop, { productId: part, make: 'Borgward', model: 'Isabella Coupé', from: 1954, to: 1960 })
  const { interpretacion } = (await shop.get('/api/products?search=balatas+coupecito+1958')).body.data
  expect(interpretacion.vehiculo).toEqual({ armadora: 'Borgward', modelo: 'Isabella Coupé', anio: 1958 })
})

test('another name keeps the address, so that links and garages still find the car', async () => {
  const model = await addCar('Goliath', 'Pionér')
  const body = { nombre: 'Pionier TS', alias: ['Pio'], motores: model.motores, version: model.version }
  expect((await desk.post(`/admin/modelos/${model._id}`, body)).status).toBe(200)
  expect((await shop.get('/api/autos-single/anios?armadora=goliath&modelo=Pion%C3%A9r')).body.data).toHaveLength(9)
  const make = await makeNamed('Goliath')
  await desk.post(`/admin/vehiculos/${make?._id}`, { nombre: 'Goliath AG', version: make?.version })
  expect((await shop.get('/api/autos-single/modelos?armadora=Goliath')).body.data).toEqual(['Pionier TS'])
})

test('what is known of an engine stays when its years are mended', async () => {
  const model = await addCar('Wartburg', 'Camping')
  const known = { generation: '311', facts: { fuel: ['gasoline'], rearBrake: ['drum'] } }
  await shop.db.updateTable('model_engines').set(known).where('model_id', '=', Number(model._id)).where('engine', '=', '1.5').execute()
  const body = { nombre: 'Camping', alias: [], motores: [run('1.5', 1953, 1962), run('2.0', 1954, 1961)], version: model.version }
  expect((await desk.post(`/admin/modelos/${model._id}`, body)).status).toBe(200)
  const runs = await shop.db
    .selectFrom('model_engines')
    .select(['engine', 'year_from', 'generation', 'facts'])
    .where('model_id', '=', Number(model._id))
    .orderBy('engine')
    .execute()
  expect(runs).toEqual([
    { engine: '1.5', year_from: 1953, ...known },
    { engine: '2.0', year_from: 1954, generation: null, facts: {} },
  ])
})

test('years that a compatibility needs are not taken away; the answer says how many', async () => {
  const model = await addCar('Hansa', 'Matador')
  await addFitment(shop, { productId: part, make: 'Hansa', model: 'Matador', from: 1954, to: 1960 })
  const values = { nombre: model.nombre, alias: [], version: model.version }
  const refused = await desk.post(`/admin/modelos/${model._id}`, { ...values, motores: [run('1.8', 1962, 1963)] })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'No se puede quitar porque hay compatibilidades de refacciones que lo necesitan (1).',
  ])
  expect((await desk.post(`/admin/modelos/${model._id}`, { ...values, motores: [run('1.5', 1958, 1963)] })).status).toBe(200)
  const removed = await desk.ask('DELETE', `/admin/modelos/${model._id}`)
  expect([removed.status, removed.body.code]).toEqual([409, 'vehicle_in_use'])
  expect((await modelOf('Hansa', 'Matador')).compatibilidades).toBe(1)
})

test('a make goes after its models, a model when no part names it', async () => {
  await desk.post('/admin/vehiculos', { nombre: 'Lloyd' })
  const make = await makeNamed('Lloyd')
  await desk.post(`/admin/vehiculos/${make?._id}/modelos`, { nombre: '600', alias: [], motores: [run('0.6', 1955, 1961)] })
  const full = await desk.ask('DELETE', `/admin/vehiculos/${make?._id}`)
  expect([full.status, full.body.message]).toEqual([409, 'No se puede quitar porque todavía tiene modelos (1).'])
  expect((await desk.ask('DELETE', `/admin/modelos/${(await modelOf('Lloyd', '600'))._id}`)).status).toBe(200)
  expect((await desk.ask('DELETE', `/admin/vehiculos/${make?._id}`)).status).toBe(200)
  expect(await makeNamed('Lloyd')).toBeUndefined()
  expect((await desk.ask('DELETE', `/admin/vehiculos/${make?._id}`)).status).toBe(404)
})

test('what a colleague saved meanwhile is not overwritten', async () => {
  const model = await addCar('Tempo', 'Wiking')
  const values = { nombre: model.nombre, motores: model.motores, version: model.version }
  expect((await desk.post(`/admin/modelos/${model._id}`, { ...values, alias: 'uno' })).status).toBe(200)
  expect((await desk.post(`/admin/modelos/${model._id}`, { ...values, alias: 'dos' })).body.code).toBe('changed_meanwhile')
  const make = await makeNamed('Tempo')
  expect((await desk.post(`/admin/vehiculos/${make?._id}`, { nombre: 'Tempo AG', version: 1 })).status).toBe(200)
  expect((await desk.post(`/admin/vehiculos/${make?._id}`, { nombre: 'X', version: 1 })).body.code).toBe('changed_meanwhile')
})

const NEXT = new Date().getUTCFullYear() + 2
test.each([
  [{ nombre: '' }, 'nombre'],
  [{ nombre: 'isabella-ts' }, 'nombre'],
  [{ nombre: '---' }, 'nombre'],
  [{ motores: [run('', 2000, 2001)] }, 'motores.0.motor'],
  [{ motores: [run('1.5', 1949, 2001)] }, 'motores.0.desde'],
  [{ motores: [run('1.5', 2000, NEXT + 1)] }, 'motores.0.hasta'],
  [{ motores: [run('1.5', 2000, 'ayer')] }, 'motores.0.hasta'],
  [{ motores: [run('1.5', 2005, 2000)] }, 'motores.0.hasta'],
  [{ motores: [run('1.5', 2000, 2005), run('1.5', 2005, NEXT)] }, 'motores.1.desde'],
  [{ alias: Array.from({ length: 21 }, (_, i) => `a${i}`) }, 'alias'],
  [{ alias: ['a\u0000b'] }, 'alias'],
])('a model with %j is refused', async (wrong, path) => {
  const id = (await makeNamed('Glas'))?._id
  const body = { nombre: 'P100', alias: [], motores: [run('2.2', 1960, 1961)], ...wrong }
  const answer = await desk.post(`/admin/vehiculos/${id}/modelos`, body)
  expect([400, 422]).toContain(answer.status)
  expect(answer.body.errors[0].path).toBe(path)
})

test('of several who add the same model at once, one does', async () => {
  await desk.post('/admin/vehiculos', { nombre: 'Maico' })
  const id = (await makeNamed('Maico'))?._id
  const body = { nombre: 'Arabella', alias: [], motores: [run('0.9', 1959, 1961)] }
  const answers = await Promise.all([1, 2, 3].map(() => desk.post(`/admin/vehiculos/${id}/modelos`, body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
})

test('sales and warehouse do not keep the cars', async () => {
  const sales = await asStaff(shop, 'sales')
  expect((await sales.get('/admin/vehiculos')).status).toBe(403)
})
