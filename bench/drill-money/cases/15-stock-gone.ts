import assert from 'node:assert/strict'
import { releaseCheckout } from '@shop/api/modules/checkout/release-checkout'
import type { Case } from '../case.ts'
import { pay, refundsOf, untilOrder } from '../purchase.ts'

export const stockGone: Case = {
  name: 'stock-gone',
  does: 'late news of a payment whose piece was let go and sold to another',
  run: async (field) => {
    const part = await field.newPart(1)
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    const hers = await pay(field, ana, { part })
    await releaseCheckout(field.deps, hers.checkout_id)
    const his = await pay(field, beto, { part, at: 1 })
    await beto.order({ transaction_id: his.transaction_id }, field.at(1))
    await Promise.all([0, 1].map((at) => field.tell(hers.transaction_id, { at })))
    await field.sweepAfter(0)
    const [order] = await untilOrder(field, ana, 'refunded')
    const refunds = await refundsOf(field, hers.checkout_id)
    assert.deepEqual([order.lacks_stock, refunds.length, refunds[0].amount_cents], [true, 1, 50_000])
    return '1 refund of 500 pesos, nothing to ship'
  },
}
