import assert from 'node:assert/strict'
import { buyAsItDies } from '../../drill-money/buy-as-it-dies.ts'
import { ordersOf, paymentsOf, stockOf } from '../../drill-money/purchase.ts'
import type { Drill } from '../drill-case.ts'

export const beforeCommit: Drill = {
  number: 1,
  name: 'before-commit',
  does: 'a process is killed with -9 when the order is written and not committed',
  rule: 'no order, no change of stock, the key can be used again; the client’s second try makes one order',
  run: async (field) => {
    const part = await field.newPart(3)
    const nothingYet = async ({ shopper }: { shopper: Parameters<typeof ordersOf>[1] }) => {
      assert.deepEqual([(await ordersOf(field, shopper)).length, await stockOf(field, part)], [0, { stock: 3, reserved: 1 }])
      return true
    }
    const { shopper, checkoutId, order } = await buyAsItDies(field, 'order-uncommitted', nothingYet, part)
    assert.equal(order.status, 'pagado')
    assert.deepEqual([(await ordersOf(field, shopper)).length, (await paymentsOf(field, checkoutId)).length], [1, 1])
    assert.deepEqual(await stockOf(field, part), { stock: 2, reserved: 0 })
    return 'no order and 3 pieces after the death; 1 order, 1 payment and 2 pieces after the same key at the other host'
  },
}
