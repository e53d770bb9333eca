import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from './database/connect.ts'
import { findBroken } from './modules/orders/audit.queries.ts'
import { makeRefund } from './modules/refunds/make-refund.ts'
import { refundOrder } from './modules/refunds/refund-order.ts'
import { expectSound } from './testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

/** Every way in which the books can be wrong without the database minding: each is made, found by its rule, and taken back. */
let shop: TestShop
let ana: Shopper
let part: string
/** What stands for itself in the statements below. */
const known: Record<string, string> = { unfinished: '6f1c2d3e… claimed 2026-01-02 12:00:00' }
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const staffId = await addStaff(shop, 'ventas@example.mx', 'sales')
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  part = String(id)
  ana = await shopperIn(shop)
  known.other = String((await shopperIn(shop)).id)
  for (const name of ['paid', 'refunded', 'pieces']) await bought(name)
  const { refund } = await refundOrder(shop, staffId, { folio: known.refunded ?? '', reason: 'x', returnsStock: true })
  await makeRefund(shop, refund?.id ?? '')
  const { body } = await ana.start({ lines: [{ ref: part, qty: 1 }], total: 500, method: 'transferencia' })
  known.pending = (await ana.order({ transaction_id: body.data.transaction_id })).body.data.folio
  await refundSomeAtProvider()
  await cancelOnePiece(staffId)
})
afterAll(() => shop.close())

async function bought(name: string) {
  const { folio, transaction_id } = (await ana.buyByCard({ lines: [{ ref: part, qty: 2 }], total: 1000 })).body.data
  known[name] = folio
  known[`${name}Intent`] =
    transaction_id ?? (await shop.pool.query('select transaction_id from orders where folio = $1', [folio])).rows[0].transaction_id
}
/** A refund of the provider that the books have, too. */
async function refundSomeAtProvider() {
  const { recordRefund } = await import('./modules/refunds/record-refund.ts')
  const told = await shop.payments.refund({
    intentId: known.paidIntent ?? '',
    amount: 1_000 as never,
    idempotencyKey: 'audit',
    reason: 'requested_by_customer',
    metadata: {},
  })
  await recordRefund(shop, told)
  known.atProvider = told.id
}
/** As the desk does it: rows beside the lines, and the piece back on the shelf with its ledger. */
async function cancelOnePiece(staffId: number) {
  const { rows } = await shop.pool.query('select id, checkout_id from orders where folio = $1', [known.pieces])
  const [{ id, checkout_id }] = rows
  known.line = `${checkout_id} 0`
  await shop.db.transaction().execute(async (db) => {
    await sql`with made as (insert into cancellations (order_id, reason, made_by) values (${id}, 'x', ${staffId}) returning id)
      insert into cancelled_pieces (cancellation_id, checkout_id, place, qty, fate) select id, ${checkout_id}, 0, 1, 'stock' from made`.execute(
      db,
    )
    await sql`select stock_changes_for('return', ${id}, ${staffId})`.execute(db)
    await sql`update products set stock = stock + 1 where id = ${Number(part)}`.execute(db)
    await sql`update checkout_lines set back_qty = 1 where checkout_id = ${checkout_id}`.execute(db)
  })
}

test('a shop whose books are right has nothing to name', () => expectSound(shop))

const EARLIER = `now() - interval '1 hour'`
/** The key of a write that never finished, or of one that did. */
function claimed(at: string, isFinished = false): string {
  const end = isFinished ? `200, 'sealed'` : 'null, null'
  return `insert into kept_answers (caller, key, fingerprint, claimed_at, status, answer) values ('c', '6f1c2d3e-key', 'f', ${at}, ${end})`
}
const CORRUPTIONS: readonly { readonly what: string; readonly rule: string; readonly names: string; readonly by: readonly string[] }[] = [
  {
    what: 'money counts as given back, and no refund says so',
    rule: 'I6 what counts as given back has its refunds',
    names: 'paidIntent',
    by: [`update payments set refunded_cents = refunded_cents + 500 where reference = :paidIntent`],
  },
  {
    what: 'the refund of a refunded order is gone',
    rule: 'I6 a refunded order was paid back, or its bank took the money',
    names: 'refunded',
    by: [
      `delete from refunds where payment_id = (select id from payments where reference = :refundedIntent)`,
      `update payments set refunded_cents = 0 where reference = :refundedIntent`,
      `delete from sandbox_objects where kind = 'refund' and data ->> 'payment_intent' = :refundedIntent`,
    ],
  },
  {
    what: 'the refund of a refunded order failed, and nobody was told',
    rule: 'I6 a refunded order was paid back, or its bank took the money',
    names: 'refunded',
    by: [
      `update refunds set status = 'failed', closed_at = ${EARLIER} where payment_id = (select id from payments where reference = :refundedIntent)`,
      `update payments set refunded_cents = 0 where reference = :refundedIntent`,
    ],
  },
  {
    what: 'the provider says that a paid order is not paid',
    rule: 'I6 what the books call paid, the provider calls paid',
    names: 'paidIntent',
    by: [
      `update payments set paid_at = ${EARLIER} where reference = :paidIntent`,
      `update sandbox_objects set data = jsonb_set(data, '{intent,status}', '"requires_payment_method"') where id = :paidIntent`,
    ],
  },
  {
    what: 'the provider was paid another amount',
    rule: 'I6 what the books call paid, the provider calls paid',
    names: 'paidIntent',
    by: [
      `update payments set paid_at = ${EARLIER} where reference = :paidIntent`,
      `update sandbox_objects set data = jsonb_set(data, '{intent,amount_received}', '99999') where id = :paidIntent`,
    ],
  },
  {
    what: 'the provider gave money back, and the books do not know',
    rule: 'I6 what the provider gave back stands in the books',
    names: 'atProvider',
    by: [
      `delete from refunds where provider_reference = :atProvider`,
      `update payments set refunded_cents = refunded_cents - 1000 where reference = :paidIntent`,
      `update sandbox_objects set data = jsonb_set(data, '{created}', '1700000000') where id = :atProvider`,
    ],
  },
  {
    what: 'a refund that the provider could not make counts as made',
    rule: 'I6 what the provider gave back stands in the books',
    names: 'atProvider',
    by: [
      `update sandbox_objects set data = data || '{"status": "failed", "created": 1700000000}' where id = :atProvider`,
      `update refunds set closed_at = ${EARLIER} where provider_reference = :atProvider`,
    ],
  },
  {
    what: 'a cancelled order still holds its parts',
    rule: 'I11 a cancelled order holds nothing',
    names: 'pending',
    by: [
      `update orders set status = 'cancelled', version = 1 where folio = :pending`,
      `insert into order_events (order_id, version, event, from_status, to_status, mover) select id, 1, 'moved', 'pending', 'cancelled', 'clock' from orders where folio = :pending`,
    ],
  },
  {
    what: 'an order waits for money a month after its time',
    rule: 'I11 no order waits for money a month past its time',
    names: 'pending',
    by: [`update orders set due_at = now() - interval '31 days' where folio = :pending`],
  },
  {
    what: 'an order is another customer’s than its purchase',
    rule: 'I4 an order is its purchase’s: customer, amount and mode',
    names: 'paid',
    by: [`update orders set customer_id = :other::integer where folio = :paid`],
  },
  {
    what: 'the whole history of an order is gone',
    rule: 'I7 every order has a history',
    names: 'paid',
    by: [`delete from order_events where order_id = (select id from orders where folio = :paid)`],
  },
  {
    what: 'money that does not fit waits, and nobody has a case of it',
    rule: 'I6 money that does not fit is somebody’s case',
    names: 'paidIntent',
    by: [`update payments set status = 'review', paid_at = ${EARLIER} where reference = :paidIntent`],
  },
  {
    what: 'a line counts a cancelled piece that nobody cancelled',
    rule: 'I15 cancelled pieces are those that were cancelled',
    names: 'line',
    by: [`update checkout_lines set cancelled_qty = 2 where checkout_id = split_part(:line, ' ', 1)::uuid`],
  },
  {
    what: 'a cancelled piece went back to the shelf, and the shelf does not know',
    rule: 'I15 what was cancelled for the shelf came back to it',
    names: 'line',
    by: [`update checkout_lines set back_qty = 0 where checkout_id = split_part(:line, ' ', 1)::uuid`],
  },
  {
    what: 'a write claimed its key and never finished',
    rule: 'I16 every claimed key has its answer',
    names: 'unfinished',
    by: [claimed(`'2026-01-02 18:00:00Z'`)],
  },
]

test.each(CORRUPTIONS)('$what', async ({ rule, names, by }) => {
  const broken = await corrupted(by)
  expect(broken.find(({ name }) => name === rule)?.broken).toEqual([known[names]])
})

test('money that does not fit is in order while somebody has its case, or has settled it', async () => {
  const wrong = `update payments set status = 'review', paid_at = ${EARLIER} where reference = :paidIntent`
  const opened = `insert into money_cases (kind, subject, payment_id) select 'payment-differs', 'x', id from payments where reference = :paidIntent`
  const settled = `update money_cases set settled_at = now(), outcome = 'x'`
  const rule = 'I6 money that does not fit is somebody’s case'
  for (const by of [
    [wrong, opened],
    [wrong, opened, settled],
  ])
    expect((await corrupted(by)).find(({ name }) => name === rule)?.broken).toEqual([])
})

test('an order whose money the bank took is not owed a refund', async () => {
  const rule = 'I6 a refunded order was paid back, or its bank took the money'
  const gone = CORRUPTIONS.find((one) => one.rule === rule)?.by ?? []
  const lost = `insert into disputes (id, payment_id, status, kind, reason, standing, amount_cents, opened_at)
    select 'dp_1', id, 'lost', 'chargeback', 'fraudulent', 'lost', amount_cents, now() from payments where reference = :refundedIntent`
  expect((await corrupted([...gone, lost])).find(({ name }) => name === rule)?.broken).toEqual([])
})

test.each([
  ['under way', [claimed(`now() - interval '9 minutes'`)]],
  ['finished', [claimed(EARLIER, true)]],
  ['under way when a backup was made that came back', [claimed(EARLIER), `insert into restored_shop (backup) values ('x')`]],
])('a key that was claimed and is %s is in order', async (_, by) => {
  expect((await corrupted(by)).find(({ name }) => name === 'I16 every claimed key has its answer')?.broken).toEqual([])
})

/** What the audit says of a shop that somebody who owns the database has been at; nothing of it stays. */
async function corrupted(statements: readonly string[]) {
  let broken: Awaited<ReturnType<typeof findBroken>> = []
  class TakenBack extends Error {}
  await shop.db
    .transaction()
    .execute(async (db) => {
      await asOwner(db, statements)
      broken = await findBroken(db)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return broken
}

async function asOwner(db: Db, statements: readonly string[]) {
  await sql`set local session_replication_role = replica`.execute(db)
  for (const statement of statements) {
    const { numAffectedRows } = await sql
      .raw(statement.replaceAll(/:([a-z]\w*)/gi, (all, name: string) => (known[name] ? `'${known[name]}'` : all)))
      .execute(db)
    expect(numAffectedRows).toBeGreaterThan(0n)
  }
}
