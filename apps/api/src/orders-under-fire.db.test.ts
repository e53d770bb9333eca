import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectSound } from './testing/expect-sound.ts'
import { inTurns } from './testing/in-turns.ts'
import { openBankAccount, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { type Answered, type TestShop, testShop } from './testing/test-shop.ts'

/** Two hosts, one database, and more at once than a shop like this ever sees. */
let one: TestShop
let two: TestShop
let left: string
let right: string
beforeAll(async () => {
  const environment = { DATABASE_POOL_SIZE: '20', TOKEN_SECRET: 'both hosts know the same secret 0123456789' }
  one = await testShop(environment)
  two = await testShop(environment, { beside: one })
  await openBankAccount(one)
  ;[left = '', right = ''] = (
    await stockTheShelves(one.db, [
      { partNumber: 'LEFT', priceCents: 50_000, stock: 1_000 },
      { partNumber: 'RIGHT', priceCents: 50_000, stock: 1_000 },
    ])
  ).map(String)
})
afterEach(() => expectSound(one))
afterAll(async () => {
  await two.close()
  await one.close()
})
function hostOf(i: number) {
  return i % 2 ? one : two
}
/** A busy host says when to come back, and a browser does. */
async function patiently(ask: () => Promise<Answered>): Promise<Answered> {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 4) return answer
  }
}
function statuses(answers: readonly { status: number }[]) {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )
}

test('carts with the same parts in opposite order never block each other', async () => {
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => shopperIn(one)))
  const lines = [
    { ref: left, qty: 1 },
    { ref: right, qty: 1 },
  ]
  const answers = await inTurns(shoppers, 12, async (shopper, i) => {
    const id = randomUUID()
    const started = await patiently(() => shopper.start({ id, lines: i % 2 ? lines : lines.toReversed(), total: 1_000 }, hostOf(i)))
    await shopper.payByCard(started.body.data.client_secret)
    return patiently(() => shopper.order({ transaction_id: started.body.data.transaction_id }, hostOf(i)))
  })
  expect(statuses(answers)).toEqual({ 200: 40 })
})

test('an order’s key: the same body gets the same order on either host, another body is refused', async () => {
  const shopper = await shopperIn(one)
  const key = randomUUID()
  const body = {
    productos: [{ ref: right, qty: 1 }],
    envio: { calle: 'A', num: '1', colonia: 'B', municipio: 'Puebla', estado: 'Puebla', codigo_postal: '72000' },
    forma_pago: 'transferencia',
  }
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => shopper.order(body, hostOf(i), key)))
  expect(new Set(answers.map(({ body }) => body.data?.folio)).size).toBe(1)
  expect(answers[0]?.body.data.checkout_id).toBe(key)
  expect((await shopper.order({ ...body, productos: [{ ref: right, qty: 2 }] }, two, key)).body.code).toBe('key_reused')
})

test('nobody can change stock, an order, its lines or its history behind the shop’s back', async () => {
  const shopper = await shopperIn(one)
  const { folio } = (await shopper.buyByCard({ lines: [{ ref: right, qty: 1 }], total: 500 })).body.data
  const refused = async (statement: string, ...values: unknown[]) =>
    expect(one.pool.query(statement, values)).rejects.toThrow(/never|does not go|is not paid|is not born|was not bought at the counter/)
  await refused(`update orders set total_cents = 1 where folio = $1`, folio)
  await refused(`update orders set status = 'delivered' where folio = $1`, folio)
  await refused(`delete from orders where folio = $1`, folio)
  await refused(`update checkout_lines set qty = 9 where checkout_id = (select checkout_id from orders where folio = $1)`, folio)
  await refused(`delete from checkout_lines where checkout_id = (select checkout_id from orders where folio = $1)`, folio)
  await refused(`update order_events set reason = 'x' where order_id = (select id from orders where folio = $1)`, folio)
  await refused(`update stock_movements set change = 5`)
  const ledger = async () =>
    Number((await one.pool.query('select sum(change) from stock_movements where product_id = $1', [right])).rows[0].sum)
  const before = await ledger()
  await one.pool.query('update products set stock = stock + 7 where id = $1', [right])
  expect(await ledger()).toBe(before + 7)
})
