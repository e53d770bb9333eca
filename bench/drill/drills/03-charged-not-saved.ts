import assert from 'node:assert/strict'
import { buyAsItDies } from '../../drill-money/buy-as-it-dies.ts'
import { ordersOf, stockOf } from '../../drill-money/purchase.ts'
import type { Drill } from '../drill-case.ts'

const TEN_MINUTES = 10 / 1_440

export const chargedNotSaved: Drill = {
  number: 3,
  name: 'charged-not-saved',
  does: 'a process is killed with -9 between the provider’s yes and the order; no event ever comes, and the browser is gone',
  rule: 'within ten minutes the payment has its order or is given back; never two charges',
  run: async (field) => {
    const part = await field.newPart(3)
    const { shopper, transactionId } = await buyAsItDies(field, 'payment-read', async () => false, part)
    assert.equal((await ordersOf(field, shopper)).length, 0)
    await field.sweepAfter(TEN_MINUTES)
    const orders = await ordersOf(field, shopper)
    const charges = await field.rows(
      `select 1 from sandbox_objects where kind = 'charge' and data ->> 'payment_intent' = $1`,
      transactionId,
    )
    assert.deepEqual([orders.map(({ status }) => status), charges.length], [['paid'], 1])
    assert.deepEqual(await stockOf(field, part), { stock: 2, reserved: 0 })
    return 'no order after the death; 1 paid order and 1 charge when the sweeper had looked'
  },
}
