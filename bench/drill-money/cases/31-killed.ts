import assert from 'node:assert/strict'
import { buyAsItDies } from '../buy-as-it-dies.ts'
import type { Case } from '../case.ts'
import { ordersOf, paymentsOf, stockOf } from '../purchase.ts'

const STEPS = ['checkout-frozen', 'payment-opened', 'payment-kept', 'payment-read', 'order-uncommitted', 'order-committed']

export const killed: Case = {
  name: 'killed',
  does: 'a process kills itself with -9 at each of six steps of a purchase; the client goes on at the other host',
  run: async (field) => {
    const before = await stockOf(field)
    await Promise.all(
      STEPS.map(async (step) => {
        const { shopper, checkoutId, order } = await buyAsItDies(field, step)
        assert.equal(order.status, 'pagado', step)
        assert.deepEqual([(await ordersOf(field, shopper)).length, (await paymentsOf(field, checkoutId)).length], [1, 1], step)
      }),
    )
    const after = await stockOf(field)
    assert.deepEqual(after, { stock: before.stock - STEPS.length, reserved: before.reserved })
    return `${STEPS.length} processes killed, ${STEPS.length} orders, each once`
  },
}
