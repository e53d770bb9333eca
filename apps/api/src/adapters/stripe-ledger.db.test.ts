import { readFile } from 'node:fs/promises'
import { cents } from '@shop/domain/money'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Between } from '../ports/provider-ledger.ts'
import { allOf } from '../testing/all-of.ts'
import { shopperAt } from '../testing/pay-in-sandbox.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import type { OpenSandbox } from './open-sandbox.ts'

/** The provider's own books, through the real SDK over HTTP. */
let shop: TestShop
let open: OpenSandbox
let between: Between
beforeAll(async () => {
  shop = await testShop()
  if (!shop.sandbox) throw new Error('The demo has no sandbox')
  open = shop.sandbox
  between = { from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 3_600_000) }
})
afterAll(() => shop.close())

let keys = 0
async function paidBy(card: string, amount = 100_000) {
  const intent = await shop.payments.openCardIntent({
    amount: cents(amount),
    idempotencyKey: `ledger:${++keys}`,
    metadata: { checkout_id: 'c1' },
    description: 'La Tuerca',
  })
  await shopperAt(open).confirm(intent.clientSecret, card)
  return intent.id
}
function refunded(intentId: string, amount: number) {
  return shop.payments.refund({ intentId, amount: cents(amount), idempotencyKey: `r:${++keys}`, reason: 'duplicate', metadata: {} })
}
async function movementsOf(intentId: string) {
  return (await allOf(shop.payments.listMovements(between))).filter((moved) => moved.intentId === intentId)
}
async function balance() {
  const response = await fetch(`http://${open.api.host}:${open.api.port}/v1/balance`, {
    headers: { authorization: `Bearer ${open.keys.secretKey}` },
  })
  return ((await response.json()) as { available: [{ amount: number }] }).available[0].amount
}

test('a charge moves the balance by its amount less the fee, and names its purchase', async () => {
  const intentId = await paidBy('4242424242424242')
  expect(await movementsOf(intentId)).toMatchObject([
    { category: 'charge', amount: 100_000, fee: 4_524, net: 95_476, currency: 'mxn', isLive: false, metadata: { checkout_id: 'c1' } },
  ])
})

test('a refund moves it back without the fee, and one that fails returns', async () => {
  const intentId = await paidBy('4000000000005126')
  const refund = await refunded(intentId, 40_000)
  const deliver = async () => 200
  const afterwards = new Date(Date.now() + 10_000)
  while ((await runAgenda({ sandbox: open.sandbox, webhookSecret: '', deliver }, afterwards)) > 0);
  expect((await movementsOf(intentId)).map(({ category, amount, fee, refundId }) => [category, amount, fee, refundId])).toEqual([
    ['refund_failure', 40_000, 0, refund.id],
    ['refund', -40_000, 0, refund.id],
    ['charge', 100_000, 4_524, undefined],
  ])
  const listed = await allOf(shop.payments.listRefunds(between))
  expect(listed.find(({ id }) => id === refund.id)).toMatchObject({ intentId, amount: 40_000, status: 'failed' })
})

test('lists are paged, and a time that is not asked for is not told', async () => {
  await open.sandbox.inTill(async (_, transaction) => {
    const moved = (await transaction.list('balance-transaction', 1))[0] as { id: string }
    for (let i = 0; i < 120; i++)
      await transaction.save('balance-transaction', `txn_old${i}`, { ...moved, id: `txn_old${i}`, created: 1_000 + i })
  })
  const old = await allOf(shop.payments.listMovements({ from: new Date(1_000_000), until: new Date(1_115_000) }))
  expect(old.map(({ id }) => id)).toEqual(Array.from({ length: 115 }, (_, i) => `txn_old${114 - i}`))
  await shop.pool.query(`delete from sandbox_objects where id like 'txn_old%'`)
})

test('a payout is the sum of what moved until then, once; one that fails is in the balance again', async () => {
  await paidBy('4242424242424242', 50_000)
  const soon = new Date(Date.now() + 3_600_000)
  const before = await balance()
  const payout = await open.sandbox.payOut(soon)
  expect([payout?.amount, await balance(), await open.sandbox.payOut(soon)]).toEqual([before, 0, undefined])
  const parts = await allOf(shop.payments.listMovementsOfPayout(payout?.id ?? ''))
  expect(parts.filter(({ category }) => category !== 'payout').reduce((sum, { net }) => sum + net, 0)).toBe(before)
  expect(await allOf(shop.payments.listPayouts(between))).toMatchObject([
    { id: payout?.id, amount: before, status: 'paid', isItemised: true, trace: expect.stringContaining('PRUEBA') },
  ])
  await paidBy('4242424242424242', 20_000)
  const again = await open.sandbox.payOut(soon, { isFailing: true })
  expect(await balance()).toBe(again?.amount)
  expect((await allOf(shop.payments.listPayouts(between)))[0]).toMatchObject({ status: 'failed', failureCode: 'account_closed' })
})

test('what the sandbox charged and gave back before it kept a balance is in the balance after the migration', async () => {
  const intentId = await paidBy('4242424242424242', 12_345)
  await refunded(intentId, 2_345)
  const kept = (await movementsOf(intentId)).map(({ category, amount, fee, net }) => [category, amount, fee, net])
  expect(kept).toHaveLength(2)
  await shop.pool.query(`delete from sandbox_objects where kind = 'balance-transaction'`)
  const migration = await readFile(new URL('../../migrations/0033_reconciliation.sql', import.meta.url), 'utf8')
  await shop.pool.query(migration.slice(migration.indexOf('insert into sandbox_objects')))
  expect((await movementsOf(intentId)).map(({ category, amount, fee, net }) => [category, amount, fee, net])).toEqual(kept)
})
