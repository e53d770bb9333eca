import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { type Refaccionaria, stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { selectIds } from './products.queries.ts'

let shop: TestShop
let stocked: Refaccionaria
beforeAll(async () => {
  shop = await testShop()
  stocked = await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('update products set popularity = 0, list_rank = 0')
})

function idOf(number: string) {
  return stocked.ids.get(number) ?? 0
}
function rankAll() {
  return catalogueJobs(shop)['rank-products']({})
}
function rankNew() {
  return catalogueJobs(shop)['rank-new-products']({})
}
function sought(number: string, popularity: number) {
  return shop.pool.query('update products set popularity = $2 where id = $1', [idOf(number), popularity])
}
type Doc = { codigo: string; tipo: string; disponibilidad: string }
async function listed(filter: object = {}): Promise<Doc[]> {
  await caughtUp(shop)
  const { status, body } = await shop.post('/api/products/specific', { limit: 96, ...filter })
  expect(status).toBe(200)
  return body.data.docs
}
function numbers(docs: readonly Doc[]) {
  return docs.map(({ codigo }) => codigo)
}
function isSoldOut({ disponibilidad }: Doc) {
  return disponibilidad === 'agotado'
}

/** How often a kind follows itself although another one was left. */
function needlessRuns(docs: readonly Doc[]) {
  return docs.filter((doc, i) => {
    const left = docs.slice(i).filter((one) => isSoldOut(one) === isSoldOut(doc))
    return docs[i - 1]?.tipo === doc.tipo && isSoldOut(docs[i - 1] ?? doc) === isSoldOut(doc) && left.some(({ tipo }) => tipo !== doc.tipo)
  }).length
}

test.each<[string, object]>([
  ['everything', {}],
  ['a category', { categoria: 'electrico' }],
  ['two categories', { categoria: ['frenos', 'suspension'] }],
])('kinds take turns in %s, and what is sold out stands behind', async (_, filter) => {
  await rankAll()
  const docs = await listed(filter)
  expect(needlessRuns(docs)).toBe(0)
  expect(docs.map(isSoldOut)).toEqual(docs.map(isSoldOut).toSorted())
})

test('kinds take turns among the parts of a model, the most sought kind first', async () => {
  await sought('AMO-512', 9)
  await rankAll()
  const docs = await listed({ armadora: 'Nissan', modelo: 'Versa' })
  expect(needlessRuns(docs)).toBe(0)
  expect(docs[0]?.tipo).toBe('Amortiguador')
})

test('of its kind, what is looked for comes first, and its kind before others', async () => {
  await sought('RT-510', 40)
  await sought('BT-4001', 3)
  await rankAll()
  expect(numbers(await listed())[0]).toBe('RT-510')
  expect(numbers(await listed({ tipo: 'balatas' }))[0]).toBe('BT-4001')
})

test('what is sold out goes behind at once, and comes back', async () => {
  await rankAll()
  const [first = ''] = numbers(await listed())
  const { stock } = (await shop.pool.query('select stock from products where id = $1', [idOf(first)])).rows[0]
  const count = (pieces: number) => shop.pool.query('update products set stock = $2 where id = $1', [idOf(first), pieces])
  await count(0)
  const without = await listed()
  expect(without.findIndex(({ codigo }) => codigo === first)).toBe(without.findIndex(isSoldOut))
  await count(stock)
  expect(numbers(await listed())[0]).toBe(first)
})

test('a new part stands first until its kind is ranked, and disturbs no other kind', async () => {
  await rankAll()
  const before = numbers(await listed())
  const added = before.at(-1) ?? ''
  await shop.pool.query('update products set list_rank = 0, stock = 5 where id = $1', [idOf(added)])
  expect(numbers(await listed())[0]).toBe(added)
  const ranks = async () =>
    new Map((await shop.pool.query('select id, list_rank, part_type_id as kind from products')).rows.map((row) => [row.id, row]))
  const old = await ranks()
  await rankNew()
  const now = await ranks()
  const kind = now.get(idOf(added)).kind
  expect(now.get(idOf(added)).list_rank).not.toBe('0')
  for (const [id, row] of old) if (row.kind !== kind) expect(now.get(id)).toEqual(row)
  await shop.pool.query('update products set stock = 0 where id = $1', [idOf(added)])
})

test('a part that somebody is selling is not waited for', async () => {
  await rankAll()
  const [first = ''] = numbers(await listed({ tipo: 'balatas' }))
  const seller = await shop.pool.connect()
  try {
    await seller.query('begin')
    await seller.query('select from products where id = $1 for update', [idOf(first)])
    await sought('BT-4001', 50)
    await rankAll()
    expect(numbers(await listed({ tipo: 'balatas' }))[0]).toBe('BT-4001')
  } finally {
    await seller.query('rollback')
    seller.release()
  }
})

test.each([
  ['', {}],
  [', also behind what staff pinned and without what they hid', { exceptIds: [1, 2, 3] }],
])('the order is that of its index, which needs no sorting%s', async (_, filter) => {
  const { sql, parameters } = selectIds(shop.db, 'es', filter, { offset: 4_800, limit: 48, sort: 'relevance' }, 'rank').compile()
  const client = await shop.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off')
    const plan = (await client.query(`explain ${sql}`, [...parameters])).rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('products_by_rank')
    expect(plan).not.toContain('Sort')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
