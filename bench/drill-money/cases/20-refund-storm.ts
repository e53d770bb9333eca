import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cents } from '@shop/domain/money'
import type { Case } from '../case.ts'
import { pay, refundsOf, untilOrder } from '../purchase.ts'
import { until } from '../until.ts'

export const refundStorm: Case = {
  name: 'refund-storm',
  does: 'a part given back by staff, a part at the provider’s own desk, each told twice; then more than is left, then the rest',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id, checkout_id } = await pay(field, ana)
    const { folio } = (await ana.order({ transaction_id }, field.at(1))).body.data
    const back = (monto?: number) =>
      field.asStaff('POST', `/ordenes/${folio}/reembolso`, { motivo: 'Llegó golpeada', ...(monto ? { monto } : {}) })
    assert.equal((await back(200)).status, 200)
    const asked = {
      intentId: transaction_id,
      amount: cents(10_000),
      idempotencyKey: randomUUID(),
      reason: 'requested_by_customer' as const,
    }
    const { id } = await field.deps.payments.refund({ ...asked, metadata: {} })
    const object = { id, object: 'refund', payment_intent: transaction_id }
    for (const at of [0, 1, 0]) await field.tell(id, { type: 'refund.created', at, more: { data: { object } } })
    await until(
      () => refundsOf(field, checkout_id),
      (refunds) => refunds.length === 2,
      'two refunds',
    )
    assert.ok((await back(200.01)).status >= 400, 'more than is left')
    assert.equal((await back()).status, 200)
    await field.sweepAfter(0)
    await untilOrder(field, ana, 'refunded')
    const refunds = await refundsOf(field, checkout_id)
    const sum = refunds.reduce((all, { amount_cents }) => all + amount_cents, 0)
    assert.deepEqual([refunds.length, sum], [3, 50_000])
    return '3 refunds, 500 of 500 pesos, refunded once'
  },
}
