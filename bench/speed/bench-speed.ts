import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openBenchShop } from '../support/bench-shop.ts'
import { openBareServer } from './bare-server.ts'

/** The shop against a bare server with the same database, in the same run: `npm run bench:speed -- 50000`. */
const products = Number(process.argv[2] ?? 50_000)
const WANTED_RATIO = 0.5
const ROUNDS = 6
const REQUESTS = 150
const CONCURRENT = 4

const shop = await openBenchShop(products)
const bare = await openBareServer(shop.databaseUrl)
// What is carried: an answer without parts costs neither of them anything.
const { rows: cars } = await sql<{ model_id: number; make: string; model: string; year: number }>`
  select m.id as model_id, k.name as make, m.name as model, (min(e.year_from) + max(e.year_to)) / 2 as year
  from models m join makes k on k.id = m.make_id join model_engines e on e.model_id = m.id where m.is_carried group by m.id, k.name, m.name order by md5(m.id::text) limit 60`.execute(
  shop.db,
)
const { rows: types } = await sql<{
  name: string
}>`select name_es as name from part_types where is_carried order by md5(slug) limit 60`.execute(shop.db)

const at = <Item>(items: readonly Item[], i: number): Item => {
  const item = items[i % items.length]
  if (item === undefined) throw new Error('nothing to ask for')
  return item
}
const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const kinds = [
  {
    name: 'list',
    ours: (i: number) => `/api/products?${query({ page: 1 + (i % 10) })}`,
    theirs: (i: number) => `/list?${query({ offset: (i % 10) * 48 })}`,
  },
  {
    name: 'text search',
    ours: (i: number) => `/api/products/search/d?${query({ search: at(types, i).name })}`,
    theirs: (i: number) => `/search?${query({ text: at(types, i).name })}`,
  },
  {
    name: 'detail',
    ours: (i: number) => `/api/products/${1 + ((i * 7919) % products)}`,
    theirs: (i: number) => `/detail?${query({ id: 1 + ((i * 7919) % products) })}`,
  },
  {
    name: 'vehicle',
    ours: (i: number) =>
      `/api/products/refaccion?${query({ armadora: at(cars, i).make, modelo: at(cars, i).model, anio: at(cars, i).year, page: 1 + (i % 3) })}`,
    theirs: (i: number) => `/vehicle?${query({ model: at(cars, i).model_id, year: at(cars, i).year })}`,
  },
]

console.log(
  `${products.toLocaleString('en')} products\n${'call'.padEnd(12)} ${'shop/s'.padStart(8)} ${'bare/s'.padStart(8)} ${'ratio'.padStart(6)} ${'shop p95'.padStart(10)}`,
)
let isGood = true
for (const { name, ours, theirs } of kinds) {
  // Turn and turn about, so that a busy machine slows both alike.
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ shop: await persecond(shop.app, ours, round), bare: await persecond(bare.app, theirs, round) })
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const ratio = median(rounds.map((round) => round.shop / round.bare))
  const p95 = await single(shop.app, ours)
  isGood &&= ratio >= WANTED_RATIO
  console.log(
    `${name.padEnd(12)} ${median(rounds.map((round) => round.shop))
      .toFixed(0)
      .padStart(8)} ${median(rounds.map((round) => round.bare))
      .toFixed(0)
      .padStart(8)} ${ratio.toFixed(2).padStart(6)} ${`${p95.toFixed(1)} ms`.padStart(10)}`,
  )
}
await bare.close()
await shop.close()
process.exit(isGood ? 0 : 1)

async function persecond(app: FastifyInstance, url: (i: number) => string, round: number): Promise<number> {
  let next = round * REQUESTS
  const last = next + REQUESTS
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (next < last) await ask(app, url(next++))
    }),
  )
  return REQUESTS / ((performance.now() - begun) / 1000)
}

/** p95 of requests one after the other. */
async function single(app: FastifyInstance, url: (i: number) => string): Promise<number> {
  const times = []
  for (let i = 0; i < 200; i++) {
    const begun = performance.now()
    await ask(app, url(i))
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[190] ?? 0
}

async function ask(app: FastifyInstance, url: string): Promise<void> {
  const response = await app.inject({ url })
  if (response.statusCode !== 200 && response.statusCode !== 404) throw new Error(`${url} answered ${response.statusCode}`)
}
