import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { pay, paymentsOf, placeOxxo, refundsOf, untilOrder } from '../purchase.ts'
import { until } from '../until.ts'

export const paidTwice: Case = {
  name: 'paid-twice',
  does: 'an order paid by card, and then by its voucher too',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id: voucher, checkout_id } = await placeOxxo(field, ana)
    const card = await pay(field, ana, { id: checkout_id, at: 1 })
    await ana.order({ transaction_id: card.transaction_id }, field.at(0))
    await field.voucher(voucher, 'expire', 'pay')
    for (const at of [0, 1]) await field.tell(voucher, { at })
    await until(
      () => refundsOf(field, checkout_id),
      (refunds) => refunds.length === 1,
      'one refund',
    )
    await untilOrder(field, ana, 'paid')
    const payments = await paymentsOf(field, checkout_id)
    assert.deepEqual(
      payments.map(({ method, status }) => `${method} ${status}`),
      ['oxxo duplicate', 'card paid'],
    )
    return '1 order, 1 duplicate, 1 refund'
  },
}
