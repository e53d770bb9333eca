import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, placeOxxo, stockOf, untilOrder } from '../purchase.ts'

export const voucherLate: Case = {
  name: 'voucher-late',
  does: 'a voucher paid at the last minute and told days later; another never paid',
  run: async (field) => {
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    await field.sweepAfter(12)
    const before = await stockOf(field)
    const [hers, his] = [await placeOxxo(field, ana), await placeOxxo(field, beto)]
    for (const { transaction_id } of [hers, his]) {
      await field.voucher(transaction_id, 'expire')
      await field.tell(transaction_id, { type: 'payment_intent.processing', at: 1 })
    }
    await field.sweepAfter(4)
    assert.deepEqual([(await ordersOf(field, ana))[0].status, (await ordersOf(field, beto))[0].status], ['pending', 'pending'])
    await field.voucher(hers.transaction_id, 'pay')
    await field.voucher(his.transaction_id, 'fail')
    await field.tell(hers.transaction_id)
    for (const at of [0, 1]) await field.tell(his.transaction_id, { type: 'payment_intent.payment_failed', at })
    await untilOrder(field, ana, 'paid')
    await untilOrder(field, beto, 'cancelled')
    assert.deepEqual(await stockOf(field), { stock: before.stock - 1, reserved: before.reserved })
    return '1 paid, 1 cancelled, its piece back once'
  },
}
