import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from './load-catalogue.queries.ts'

const PRODUCTS = 16_000
const AT_ONCE = 100

type Car = { readonly armadora: string; readonly modelo: string; readonly anio: number; readonly motor?: string }
/** One engine; several engines, none told; several, one told. */
const GARAGE: readonly Car[] = [
  { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2008 },
  { armadora: 'Nissan', modelo: 'Tsuru', anio: 2012 },
  { armadora: 'Nissan', modelo: 'Sentra', anio: 2004, motor: '1.8' },
]

let shop: TestShop
let ids: readonly string[]
beforeAll(async () => {
  shop = await testShop()
  const client = new Client(shop.databaseUrl)
  await client.connect()
  await client.query('begin')
  await loadCatalogue(
    client,
    PRODUCTS,
    (drawing) => drawing,
    () => {},
  )
  await client.query('commit')
  await client.query('analyze')
  await client.end()
  ids = (await shop.pool.query('select id from products order by id')).rows.map(({ id }) => String(id))
})
afterAll(() => shop.close())

/** The same question put to the rows alone: how many of them name the car, with each of its engines, and without a note. */
const COUNTED = `
  with possible as (
    select distinct e.model_id, e.engine from model_engines e join models m on m.id = e.model_id join makes k on k.id = m.make_id
    where k.name = $1 and m.name = $2 and $3 between e.year_from and e.year_to and ($4::text is null or e.engine = $4)),
  counted as (
    select p.id, p.is_universal, (select count(*) from fitments f where f.product_id = p.id) as rows,
      (select count(*) from fitments f join possible e on e.model_id = f.model_id and f.engine in ('', e.engine)
       where f.product_id = p.id and $3 between f.year_from and f.year_to) as naming,
      (select count(distinct e.engine) from fitments f join possible e on e.model_id = f.model_id and f.engine in ('', e.engine)
       where f.product_id = p.id and $3 between f.year_from and f.year_to and f.note_es is null) as engines
    from products p)
  select id::text, case when is_universal then 'si' when rows = 0 then 'sin_datos' when engines = (select count(*) from possible) then 'si'
    when naming > 0 then 'si_condicion' else 'no' end as verdict
  from counted order by counted.id`

async function countedFor({ armadora, modelo, anio, motor }: Car): Promise<ReadonlyMap<string, string>> {
  const { rows } = await shop.pool.query(COUNTED, [armadora, modelo, anio, motor ?? null])
  return new Map(rows.map(({ id, verdict }) => [id, verdict]))
}

type Judged = { readonly resultado: string; readonly auto?: Car }
async function judgedFor(asked: object): Promise<ReadonlyMap<string, Judged>> {
  const judged = new Map<string, Judged>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const refs = ids.slice(from, from + AT_ONCE)
    const { body } = await shop.post('/api/products/compatibilidades', { refs, ...asked })
    for (const [i, ref] of refs.entries()) judged.set(ref, body.data[i])
  }
  return judged
}

function wrongOnes(
  judged: ReadonlyMap<string, Judged>,
  expected: (id: string) => { readonly resultado: string | undefined; readonly auto: Car | undefined },
) {
  return ids.filter((id) => {
    const { resultado, auto } = expected(id)
    return judged.get(id)?.resultado !== resultado || judged.get(id)?.auto?.modelo !== auto?.modelo
  })
}

test('about one car of the garage every part of the shop gets the verdict that its rows count to', async () => {
  const [, asked] = GARAGE
  if (!asked) throw new Error('the garage is empty')
  const [counted, judged] = [await countedFor(asked), await judgedFor({ ...asked, autos: GARAGE })]
  expect(judged.size).toBe(PRODUCTS)
  for (const verdict of ['si', 'no', 'sin_datos']) expect([...counted.values()]).toContain(verdict)
  expect(wrongOnes(judged, (id) => ({ resultado: counted.get(id), auto: asked }))).toEqual([])
})

test('about the whole garage the verdict is that of the first car it fits, else may fit; what fits none names none', async () => {
  const counted = await Promise.all(GARAGE.map(countedFor))
  const judged = await judgedFor({ autos: GARAGE })
  const best = (id: string) => {
    const place = ['si', 'si_condicion'].map((verdict) => counted.findIndex((one) => one.get(id) === verdict)).find((found) => found >= 0)
    if (place !== undefined) return { resultado: counted[place]?.get(id), auto: GARAGE[place] }
    const isNone = counted.every((one) => one.get(id) === 'no')
    return { resultado: counted[0]?.get(id), auto: isNone ? undefined : GARAGE[0] }
  }
  expect(new Set(ids.map((id) => best(id).auto?.modelo)).size).toBe(GARAGE.length + 1)
  expect(wrongOnes(judged, best)).toEqual([])
})
