import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())

const VERSA = { armadora: 'Nissan', modelo: 'Versa', anio: 2016 }
const AVEO = { armadora: 'Chevrolet', modelo: 'Aveo', anio: 2013 }
const JETTA = { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2013 }
const GARAGE = [JETTA, AVEO, VERSA]

type Judged = { resultado: string; nota?: string; auto?: Record<string, unknown>; fila?: Record<string, unknown> }
async function partFor(model: string, engine: string) {
  const { rows } = await shop.pool.query(
    `select f.product_id as id from fitments f join models m on m.id = f.model_id join products p on p.id = f.product_id
     where m.name = $1 and f.engine = $2 and f.note_es is null and p.status = 'active'
       and not exists (select from fitments o where o.product_id = f.product_id and o.model_id <> f.model_id and o.model_id not in (select id from models where name = 'Tsuru'))
     order by 1 limit 1`,
    [model, engine],
  )
  return String(rows[0].id)
}
async function judge(refs: readonly string[], asked: object): Promise<Judged[]> {
  return (await shop.post('/api/products/compatibilidades', { refs, ...asked })).body.data
}

async function list(asked: object) {
  return (await shop.post('/api/products/specific', asked)).body.data
}

test('a garage names the car that the part fits, whichever it is', async () => {
  const part = await partFor('Versa', '')
  expect((await judge([part], { autos: GARAGE }))[0]).toMatchObject({ resultado: 'si', auto: VERSA, fila: { modelo: 'Versa' } })
  expect((await judge([part], { autos: [JETTA, AVEO] }))[0]).toEqual({ resultado: 'no' })
  expect((await judge([part], { autos: [JETTA] }))[0]).toMatchObject({ resultado: 'no', auto: JETTA })
})

test('the car of the question comes before the garage', async () => {
  const part = await partFor('Versa', '')
  expect((await judge([part], { ...AVEO, autos: GARAGE }))[0]).toMatchObject({ resultado: 'no', auto: AVEO })
  expect((await judge([part], { ...VERSA, autos: [JETTA] }))[0]).toMatchObject({ resultado: 'si', auto: VERSA })
})

test('an engine is asked about only where the car had several', async () => {
  const [ofVersa, ofJetta] = [await partFor('Versa', '1.6'), await partFor('Jetta', '2.5')]
  expect((await judge([ofVersa], VERSA))[0]).toMatchObject({ resultado: 'si', fila: { motor: '1.6' } })
  expect((await judge([ofJetta], JETTA))[0]).toMatchObject({ resultado: 'si_condicion', nota: expect.stringContaining('2.5') })
  expect((await judge([ofJetta], { ...JETTA, motor: '2.0' }))[0]).toMatchObject({ resultado: 'no' })
})

test('more cars than a garage holds are refused', async () => {
  const { status } = await shop.post('/api/products/compatibilidades', { refs: ['1'], autos: Array.from({ length: 13 }, () => VERSA) })
  expect(status).toBe(400)
})

test('a search that names a whole car states the fit of every part; one that does not says nothing', async () => {
  const whole = await list({ search: 'filtro versa 2016' })
  expect(whole.auto).toEqual({ ...VERSA, motor: '1.6' })
  expect(whole.docs.length).toBeGreaterThan(0)
  expect(whole.compatibilidades).toHaveLength(whole.docs.length)
  expect(new Set(whole.compatibilidades.map(({ resultado }: Judged) => resultado))).not.toContain('no')
  const bare = await list({ search: 'filtro' })
  expect([bare.auto, bare.compatibilidades]).toEqual([undefined, undefined])
  const filtered = await list(VERSA)
  expect(filtered.auto).toEqual({ ...VERSA, motor: '1.6' })
  expect(filtered.compatibilidades).toHaveLength(filtered.docs.length)
})
