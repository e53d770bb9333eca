import { everyEndpoint } from '@shop/contract/every-endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isShared } from './http/perform.ts'
import { caughtUp } from './testing/caught-up.ts'
import { addressOfCall, endpointOf, PUBLIC_CALLS, type PublicCall, shapeOf } from './testing/public-calls.ts'
import { stockARefaccionaria } from './testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { watchedStatements } from './testing/watched-statements.ts'

let shop: TestShop
let productId: number
let statements: string[]
beforeAll(async () => {
  shop = await testShop()
  productId = (await stockARefaccionaria(shop.db)).ids.get('BV-1001') ?? 0
  await shop.pool.query(
    `insert into articles (slug, title_es, summary_es, body_es, status) values ('llegaron-balatas', 'a', 'b', 'c', 'published')`,
  )
  await caughtUp(shop)
  statements = watchedStatements(shop)
})
afterAll(() => shop.close())

function isKept(call: PublicCall) {
  const endpoint = endpointOf(call)
  return endpoint !== undefined && isShared(endpoint)
}
const KEPT = PUBLIC_CALLS.filter(isKept)
function addressOf(call: PublicCall) {
  return addressOfCall(call, productId)
}
/** The clockwork of the demo's payment provider, and what visitors look for, which is written by the way. */
const NOT_FOR_AN_ANSWER = /sandbox_|insert into (product_interest|search_counts)/
/** What an answer asks the database. */
async function asking(call: PublicCall): Promise<string[]> {
  const before = statements.length
  expect((await shop.get(addressOf(call))).status).toBe(200)
  return statements.slice(before).filter((text) => !NOT_FOR_AN_ANSWER.test(text))
}
const heard: string[] = []

test('every call whose answer is kept is walked here', () => {
  const walked = new Set(KEPT.map(({ path }) => shapeOf(path)))
  expect(everyEndpoint.filter(isShared).filter(({ path }) => !walked.has(shapeOf(path)))).toEqual([])
})

test.each(KEPT.map((call) => [`${call.path} ${call.fill ?? ''}`, call] as const))(
  'GET %s is made once, and again after a change',
  async (_, call) => {
    // What others asked for before serves nobody here.
    await caughtUp(shop)
    const first = await asking(call)
    expect(first).not.toEqual([])
    expect(await asking(call)).toEqual([])
    await caughtUp(shop)
    const again = await asking(call)
    expect(again).not.toEqual([])
    heard.push(...first, ...again)
  },
)

/** Of these the change of something else tells, or nobody needs to be told within seconds; all of it is made anew after half a minute. */
const TOLD_BY_OTHERS: Readonly<Record<string, string>> = {
  part_number_keys: 'follow from the numbers of products, in the same statement',
  search_words: 'follow from the names of products; a word that is gone finds nothing',
}
const NO_NEWS: Readonly<Record<string, string>> = {
  'products.stock': 'whether there are many, few or none is news, and told by a trigger for each row; the number is not',
  'products.reserved': 'as the stock',
  'products.popularity': 'the job that counts it tells',
  'products.list_rank': 'the job that makes it tells',
  'products.sort_price_cents': 'follows from price and promotion, or from the clock, whose job tells',
  'products.sort_discount': 'as the price',
  'products.is_placed': 'follows from the cars of a part',
  'products.trait_words': 'follows from the names of a part, in the same statement',
  'products.updated_at': 'follows from everything else',
  'products.id': 'never changes',
  'products.created_at': 'never changes',
  'products.cost_cents': 'is shown to staff only',
  'products.list_price_cents': 'is shown to staff only',
}

test('whatever they read tells of its changes', async () => {
  const words = new Set(heard.join(' ').match(/\w+/g))
  const { rows: functions } = await sql<{ name: string; source: string }>`
    select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as source from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    shop.db,
  )
  for (const { name, source } of functions) if (words.has(name)) for (const word of source.match(/\w+/g) ?? []) words.add(word)
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(shop.db)
  const { rows: triggers } = await sql<{ table: string; events: number; columns: string[] }>`
    select c.relname as table, t.tgtype::int as events, array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(t.tgattr)) as columns
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.prosrc like '%pg_notify(''catalogue''%' and t.tgqual is null and t.tgenabled = 'O'`.execute(shop.db)
  const silent = tables
    .filter(({ name }) => words.has(name) && !(name in TOLD_BY_OTHERS))
    .flatMap(({ name, columns }) => {
      const own = triggers.filter(({ table }) => table === name)
      const tellsOf = (event: number) => own.filter(({ events }) => (events & event) > 0)
      const isTold = (column: string) => tellsOf(16).some((trigger) => trigger.columns.length === 0 || trigger.columns.includes(column))
      return [
        ...(tellsOf(4).length > 0 ? [] : [`${name} added`]),
        ...(tellsOf(8).length > 0 ? [] : [`${name} removed`]),
        ...columns.map((column) => `${name}.${column}`).filter((path) => !isTold(path.split('.')[1] ?? '') && !(path in NO_NEWS)),
      ]
    })
  expect(silent).toEqual([])
})
