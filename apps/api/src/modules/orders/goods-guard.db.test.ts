import { type GoodsFacts, type GoodsHold, whyGoodsStay } from '@shop/domain/goods-leave'
import { cents } from '@shop/domain/money'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { goodsOf } from './order-goods.queries.ts'

let shop: TestShop
let part: string
beforeAll(async () => {
  shop = await testShop()
  ;[part = ''] = (await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 5_000, stock: 9 }])).map(String)
})
afterAll(() => shop.close())

type Bought = { readonly id: number; readonly checkout: string; readonly payment: number }
/** What happens to an order, and what is then known of its goods. */
type Change = { readonly act: (db: PoolClient, order: Bought) => Promise<unknown>; readonly known: (facts: GoodsFacts) => GoodsFacts }
type Changes = Readonly<Record<string, Change>>

/** Three pieces of 50.00, and 120.00 for bringing them. */
const PIECE = 5_000
const SHIPPING = 12_000
const BOUGHT: GoodsFacts = {
  lacksStock: false,
  pieces: 3,
  worth: cents(3 * PIECE),
  kept: cents(3 * PIECE + SHIPPING),
  disputed: cents(0),
  lost: cents(0),
  isDoubted: false,
}
const nothing: Change = { act: async () => {}, known: (facts) => facts }

function refunded(amount: number, status: string, isAllowance = false): Change {
  return {
    act: async (db, { payment }) => {
      await db.query(
        `insert into refunds (payment_id, cause, amount_cents, method, status, reason, is_allowance) values ($1, gen_random_uuid(), $2, 'spei', $3, 'x', $4)`,
        [payment, amount, status, isAllowance],
      )
      if (status !== 'failed') await db.query('update payments set refunded_cents = refunded_cents + $2 where id = $1', [payment, amount])
    },
    known: (facts) => (status === 'failed' || isAllowance ? facts : { ...facts, kept: cents(facts.kept - amount) }),
  }
}
const REFUNDS: Changes = {
  none: nothing,
  'open, of the shipping': refunded(SHIPPING, 'open'),
  'open, a centavo more': refunded(SHIPPING + 1, 'open'),
  'pending, of a piece too': refunded(SHIPPING + PIECE, 'pending'),
  'made, of all': refunded(SHIPPING + 3 * PIECE, 'succeeded'),
  'failed, of all': refunded(SHIPPING + 3 * PIECE, 'failed'),
  'a lower price': refunded(SHIPPING + PIECE, 'open', true),
  'a lower price that failed': refunded(SHIPPING + PIECE, 'failed', true),
}

function disputed(standing: string, known: Change['known'] = (facts) => facts): Change {
  return {
    act: (db, { payment }) =>
      db.query(
        `insert into disputes (id, payment_id, status, kind, reason, standing, amount_cents, opened_at) values ('dp', $1, 'x', 'chargeback', 'x', $2, 100, now())`,
        [payment, standing],
      ),
    known,
  }
}
const DISPUTES: Changes = {
  none: nothing,
  inquiry: disputed('inquiry'),
  open: disputed('open', (facts) => ({ ...facts, disputed: cents(100) })),
  lost: disputed('lost', (facts) => ({ ...facts, lost: cents(100) })),
  over: disputed('over'),
}

function doubted(holds: boolean, isSettled: boolean): Change {
  return {
    act: (db, { id }) =>
      db.query(
        `insert into money_cases (kind, subject, order_id, holds_goods, settled_at, outcome) values ('x', 'x', $1, $2, case when $3::boolean then now() end, case when $3::boolean then 'x' end)`,
        [id, holds, isSettled],
      ),
    known: (facts) => ({ ...facts, isDoubted: holds && !isSettled }),
  }
}
const CASES: Changes = {
  none: nothing,
  'open, holding': doubted(true, false),
  'open, not holding': doubted(false, false),
  settled: doubted(true, true),
}

function cancelled(qty: number): Change {
  return {
    act: async (db, { id, checkout }) => {
      const { rows } = await db.query(`insert into cancellations (order_id, reason) values ($1, 'x') returning id`, [id])
      await db.query(`insert into cancelled_pieces (cancellation_id, checkout_id, place, qty, fate) values ($1, $2, 0, $3, 'gone')`, [
        rows[0].id,
        checkout,
        qty,
      ])
    },
    known: (facts) => ({ ...facts, pieces: facts.pieces - qty, worth: cents(facts.worth - qty * PIECE) }),
  }
}
const CANCELLATIONS: Changes = { none: nothing, one: cancelled(1), all: cancelled(3) }

const STOCK: Changes = {
  there: nothing,
  lacking: {
    act: (db, { id }) => db.query('update orders set lacks_stock = true where id = $1', [id]),
    known: (facts) => ({ ...facts, lacksStock: true }),
  },
}

type Combination = readonly [string, readonly Change[]]
function combined(all: readonly Changes[]): readonly Combination[] {
  return all.reduce<readonly Combination[]>(
    (sofar, changes) =>
      sofar.flatMap(([name, done]) => Object.entries(changes).map(([word, change]) => [`${name} / ${word}`, [...done, change]] as const)),
    [['', []]],
  )
}

/** Takes the step inside of what is rolled back. */
async function doesLeave(db: PoolClient, id: number, to: string): Promise<boolean> {
  try {
    await db.query(`update orders set status = $2, moved_by = 'provider', tracking_number = '1' where id = $1`, [id, to])
    return true
  } catch (error) {
    expect((error as { code?: string }).code).toBe('23514')
    return false
  }
}

const STEPS = ['processing', 'shipped', 'delivered']

test.each(STEPS)('the database lets goods leave exactly when the rule does: %s', async (to) => {
  const { folio } = (await (await shopperIn(shop)).buyByCard({ lines: [{ ref: part, qty: 3 }], total: 270 })).body.data
  const db = await shop.pool.connect()
  const { rows } = await db.query(
    'select o.id, o.checkout_id as checkout, p.id as payment from orders o join payments p on p.checkout_id = o.checkout_id where o.folio = $1',
    [folio],
  )
  const order: Bought = rows[0]
  for (const step of STEPS.slice(0, STEPS.indexOf(to))) expect(await doesLeave(db, order.id, step)).toBe(true)
  const seen = new Set<GoodsHold | 'leaves'>()
  const wrong: string[] = []
  // What was packed cannot lack its parts any more.
  const kinds = [REFUNDS, DISPUTES, CASES, CANCELLATIONS, ...(to === 'processing' ? [STOCK] : [])]
  for (const [name, changes] of combined(kinds)) {
    await db.query('begin')
    for (const { act } of changes) await act(db, order)
    const facts = changes.reduce((known, change) => change.known(known), BOUGHT)
    const { rows: found } = await db.query('select * from order_goods where order_id = $1', [order.id])
    const hold = whyGoodsStay(facts)
    const left = await doesLeave(db, order.id, to)
    await db.query('rollback')
    seen.add(hold ?? 'leaves')
    expect([name, goodsOf(found[0])]).toEqual([name, facts])
    if (found[0].may_leave !== (hold === undefined) || left !== found[0].may_leave)
      wrong.push(`${name}: ${hold}, ${found[0].may_leave}, ${left}`)
  }
  db.release()
  expect(wrong).toEqual([])
  const every = [
    'dispute-lost',
    'disputed',
    'in-doubt',
    'leaves',
    'money-back',
    'pieces-back',
    ...(to === 'processing' ? ['lacks-stock'] : []),
  ]
  expect([...seen].toSorted()).toEqual(every.toSorted())
})
