import { CONTRADICTION_KINDS, type ContradictionKind } from '@shop/domain/catalogue-audit/contradiction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCars, addPart, addTypes, type PlainPart } from '../../testing/plain-catalogue.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { lockAudit } from './contradictions.queries.ts'
import { refreshContradictions } from './refresh-contradictions.ts'

const TSURU = { model: 'Tsuru', from: 1992, to: 2017 }
const VERSA = { model: 'Versa', from: 2012, to: 2019 }
const FRONTIER = { model: 'Frontier', from: 2005, to: 2015 }
/** Nothing is known of it but its engine and years. */
const URVAN = { model: 'Urvan', from: 2002, to: 2013 }

let shop: TestShop
let headers: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'contenido@example.mx', 'content')
  headers = { cookie: await staffCookieOf(shop, 'contenido@example.mx'), origin: shop.settings.publicUrl }
  await addCars(shop, [
    {
      ...TSURU,
      engine: '1.6',
      facts: {
        fuel: ['gasoline'],
        cylinders: ['4'],
        camDrive: ['chain'],
        ignition: ['distributor'],
        rearBrake: ['drum'],
        frontBrake: ['disc'],
      },
    },
    {
      ...VERSA,
      engine: '1.6',
      facts: {
        fuel: ['gasoline'],
        cylinders: ['4'],
        camDrive: ['chain'],
        ignition: ['coils'],
        rearBrake: ['disc', 'drum'],
        frontBrake: ['disc'],
        steering: ['electric'],
        transmission: ['manual', 'automatic'],
      },
    },
    { ...FRONTIER, engine: '2.5', facts: { fuel: ['gasoline'], cylinders: ['4'], steering: ['hydraulic'] } },
    { ...FRONTIER, engine: '2.5 diésel', facts: { fuel: ['diesel'], cylinders: ['4'], ignition: ['none'] } },
    { ...URVAN, engine: '2.4' },
  ])
  await addTypes(shop, {
    'spark-plug': { always: { fuel: ['gasoline', 'hybrid'] } },
    'brake-pads': { front: { frontBrake: ['disc'] }, rear: { rearBrake: ['disc'] } },
    'brake-shoes': { always: { rearBrake: ['drum'] } },
    'timing-belt': { always: { camDrive: ['belt'] } },
    'timing-chain': { always: { camDrive: ['chain'] } },
    distributor: { always: { ignition: ['distributor'] } },
    'steering-pump': { always: { steering: ['hydraulic'] } },
    clutch: { always: { transmission: ['manual'] } },
    headlamp: {},
    oil: {},
  })
  for (const part of CLEAN) await addPart(shop, part)
})
afterAll(() => shop.close())

/** Two brands of everything, with shared numbers, both sides, conditions where versions differ. */
const CLEAN: readonly PlainPart[] = ['ACME', 'Bosch'].flatMap((brand): PlainPart[] => {
  const of = (part: PlainPart): PlainPart => ({ ...part, brand, number: `${brand}-${part.number}`, equivalents: [`OE-${part.number}`] })
  return [
    of({
      type: 'spark-plug',
      number: 'P1',
      pieces: 4,
      rows: [{ ...TSURU, engine: '1.6' }, VERSA],
      name: 'Bujía para Nissan Tsuru 1992-2017',
    }),
    of({ type: 'spark-plug', number: 'P2', pieces: 4, rows: [{ ...FRONTIER, engine: '2.5' }] }),
    of({ type: 'brake-pads', number: 'B1', rows: [{ ...TSURU, position: 'Delanteras' }], name: 'Balatas delanteras para Nissan Tsuru' }),
    of({ type: 'brake-pads', number: 'B2', rows: [{ ...VERSA, position: 'Traseras', note: 'Con discos traseros' }] }),
    of({ type: 'brake-shoes', number: 'Z1', rows: [TSURU, { ...VERSA, note: 'Con tambores' }] }),
    of({ type: 'timing-chain', number: 'C1', rows: [TSURU, VERSA] }),
    of({ type: 'distributor', number: 'D1', rows: [TSURU] }),
    of({ type: 'clutch', number: 'E1', rows: [VERSA] }),
    of({ type: 'headlamp', number: 'F1', rows: [{ ...TSURU, position: 'Izquierdo' }] }),
    of({ type: 'headlamp', number: 'F2', rows: [{ ...TSURU, position: 'Derecho' }] }),
    of({ type: 'oil', number: 'A1', isUniversal: true }),
  ]
})

type Plant = { readonly kind: ContradictionKind; readonly fact?: string; readonly parts: readonly PlainPart[] }

/** Of each the last part contradicts; those before it are good by themselves. */
const PLANTS: readonly Plant[] = [
  { kind: 'never-has', fact: 'fuel', parts: [{ type: 'spark-plug', number: 'X1', rows: [{ ...FRONTIER, engine: '2.5 diésel' }] }] },
  { kind: 'never-has', fact: 'rearBrake', parts: [{ type: 'brake-pads', number: 'X2', rows: [{ ...TSURU, position: 'Traseras' }] }] },
  { kind: 'never-has', fact: 'camDrive', parts: [{ type: 'timing-belt', number: 'X3', rows: [VERSA] }] },
  { kind: 'never-has', fact: 'ignition', parts: [{ type: 'distributor', number: 'X4', rows: [{ ...VERSA, from: 2018 }] }] },
  { kind: 'never-has', fact: 'steering', parts: [{ type: 'steering-pump', number: 'X5', rows: [VERSA] }] },
  { kind: 'some-never', fact: 'fuel', parts: [{ type: 'spark-plug', number: 'X6', rows: [FRONTIER] }] },
  { kind: 'no-condition', fact: 'rearBrake', parts: [{ type: 'brake-pads', number: 'X7', rows: [{ ...VERSA, position: 'Traseras' }] }] },
  {
    kind: 'both-brakes',
    fact: 'rearBrake',
    parts: [
      { type: 'brake-pads', number: 'X8', rows: [{ ...URVAN, position: 'Traseras' }] },
      { type: 'brake-shoes', number: 'X9', rows: [{ ...URVAN, engine: '2.4' }] },
    ],
  },
  {
    kind: 'both-cam-drives',
    fact: 'camDrive',
    parts: [
      { type: 'timing-belt', number: 'X10', rows: [URVAN] },
      { type: 'timing-chain', number: 'X11', rows: [URVAN] },
    ],
  },
  { kind: 'car-not-sold', parts: [{ type: 'oil', number: 'X12', rows: [{ model: 'Versa', from: 2001, to: 2006 }] }] },
  { kind: 'engine-not-sold', parts: [{ type: 'oil', number: 'X13', rows: [{ ...VERSA, engine: '1.8' }] }] },
  { kind: 'years-beyond', parts: [{ type: 'oil', number: 'X14', rows: [{ ...VERSA, from: 2011 }] }] },
  { kind: 'odd-years', parts: [{ type: 'oil', number: 'X15', rows: [{ model: 'Sin datos', from: 1890, to: 1891 }] }] },
  { kind: 'repeated-row', parts: [{ type: 'oil', number: 'X16', rows: [VERSA, { ...VERSA, from: 2015, engine: '1.6' }] }] },
  { kind: 'no-rows', parts: [{ type: 'oil', number: 'X17' }] },
  { kind: 'universal-with-rows', parts: [{ type: 'oil', number: 'X18', isUniversal: true, rows: [VERSA] }] },
  {
    kind: 'number-without-car',
    parts: [
      { type: 'oil', number: 'X19', equivalents: ['OE 77'], rows: [VERSA] },
      { type: 'oil', number: 'X20', brand: 'Bosch', equivalents: ['OE-77'], rows: [TSURU] },
    ],
  },
  {
    kind: 'number-of-other-kind',
    parts: [
      { type: 'oil', number: 'X21', equivalents: ['OE-88'], rows: [TSURU] },
      { type: 'distributor', number: 'X22', equivalents: ['OE-88'], rows: [TSURU] },
    ],
  },
  {
    kind: 'same-number',
    parts: [
      { type: 'oil', number: 'X23', rows: [TSURU] },
      { type: 'oil', number: 'X-23', rows: [TSURU] },
    ],
  },
  { kind: 'side-missing', parts: [{ type: 'headlamp', number: 'X24', rows: [{ ...VERSA, position: 'Derecho' }] }] },
  { kind: 'name-other-years', parts: [{ type: 'oil', number: 'X25', name: 'Filtro 1990-2017', rows: [TSURU] }] },
  { kind: 'name-other-car', parts: [{ type: 'oil', number: 'X26', name: 'Filtro para Nissan Versa', rows: [TSURU] }] },
  {
    kind: 'name-other-place',
    parts: [{ type: 'brake-pads', number: 'X27', name: 'Balatas traseras', rows: [{ ...TSURU, position: 'Delanteras' }] }],
  },
  { kind: 'one-language', parts: [{ type: 'oil', number: 'X28', nameEn: null, rows: [TSURU] }] },
  { kind: 'odd-price', parts: [{ type: 'spark-plug', number: 'X29', pesos: 4_001, rows: [TSURU] }] },
  { kind: 'odd-pieces', parts: [{ type: 'spark-plug', number: 'X30', pieces: 6, rows: [TSURU] }] },
]

async function found() {
  await refreshContradictions(shop.db)
  const { rows } = await shop.pool.query('select product_id, kind, fact from contradictions order by product_id')
  return rows
}
async function get(path: string) {
  return (await shop.ask('GET', `/api/admin/contradicciones${path}`, { headers })).body.data
}

test('a clean catalogue has no contradictions', async () => {
  expect(await found()).toEqual([])
  expect(await get('/resumen')).toMatchObject({ en_curso: false, productos: CLEAN.length, tipos: [] })
})

test('every kind of contradiction is planted', () => {
  expect(new Set(PLANTS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(CONTRADICTION_KINDS)))
})

test('all that is planted is found, and nothing else', async () => {
  await shop.pool.query(`insert into models (make_id, slug, name) select id, 'sin-datos', 'Sin datos' from makes`)
  const planted: object[] = []
  for (const { kind, fact, parts } of PLANTS) {
    let last = 0
    for (const part of parts) last = await addPart(shop, part)
    planted.push({ product_id: last, kind, fact: fact ?? null })
  }
  expect(await found()).toEqual(planted)
})

test('the desk lists them by kind, errors first, and pages through them', async () => {
  const { tipos, fecha } = await get('/resumen')
  expect(tipos[0]).toEqual({ tipo: 'el_auto_no_lo_lleva', gravedad: 'error', cuantas: 5 })
  expect(tipos.map(({ cuantas }: { cuantas: number }) => cuantas).reduce((a: number, b: number) => a + b)).toBe(PLANTS.length)
  expect(Date.parse(fecha)).not.toBeNaN()
  const first = await get('?limit=3')
  expect(first).toMatchObject({ total: PLANTS.length })
  expect(first.docs.map(({ gravedad }: { gravedad: string }) => gravedad)).toEqual(['error', 'error', 'error'])
  const { docs } = await get('?tipo=el_auto_no_lo_lleva&limit=1&page=2')
  expect(docs).toMatchObject([{ codigo: 'X2', dato: 'freno_trasero', auto: 'Nissan Tsuru 1992–2017' }])
  const hints = await get('?gravedad=aviso&limit=96')
  expect(hints.docs.every(({ gravedad }: { gravedad: string }) => gravedad === 'aviso')).toBe(true)
  expect((await shop.ask('GET', '/api/admin/contradicciones?tipo=nada', { headers })).status).toBe(400)
})

test('what was put right is gone when it is judged again; asked for at the desk, the worker does it', async () => {
  const { rows } = await shop.pool.query(`update products set status = 'inactive' where part_number = 'X1' returning id`)
  const asked = await shop.ask('POST', '/api/admin/contradicciones', { headers })
  expect(asked.body.data).toMatchObject({ en_curso: true })
  const jobs = await shop.pool.query(`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'audit-catalogue'`)
  expect(jobs.rows).toEqual([{ count: 1 }])
  const left = await found()
  expect(left.length).toBe(PLANTS.length - 1)
  expect(left.map(({ product_id }: { product_id: number }) => product_id)).not.toContain(rows[0].id)
  expect(await get('/resumen')).toMatchObject({ en_curso: false })
})

test('who asks for it while the catalogue is being judged is answered at once', async () => {
  const status = await shop.db.transaction().execute(async (judging) => {
    await lockAudit(judging)
    return (await shop.ask('POST', '/api/admin/contradicciones', { headers })).status
  })
  expect(status).toBe(200)
})
