import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { atBoth, newTrackingKey, told } from '../desk.ts'
import { pay, paymentsOf, placeTransfer, refundsOf, stockOf, untilOrder } from '../purchase.ts'

export const transferAfterCard: Case = {
  name: 'transfer-after-card',
  does: 'an order of a transfer is paid by card; then the transfer comes, and two clerks find it at once',
  run: async (field) => {
    const part = await field.newPart(1)
    const ana = await field.newShopper()
    const { folio, checkout_id } = await placeTransfer(field, ana, { part })
    const card = await pay(field, ana, { id: checkout_id, part, at: 1 })
    await ana.order({ transaction_id: card.transaction_id }, field.at(0))
    await untilOrder(field, ana, 'paid')

    const found = await atBoth(field, `/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey() })
    assert.deepEqual(told(found), ['200', '409 order_moved'])
    const payments = await paymentsOf(field, checkout_id)
    assert.deepEqual(
      payments.map(({ method, status }) => `${method} ${status}`),
      ['transfer duplicate', 'card paid'],
    )
    const refunds = await refundsOf(field, checkout_id)
    assert.deepEqual(
      refunds.map(({ payment_id, method, amount_cents }) => [payment_id, method, amount_cents]),
      [[payments[0].id, 'spei', 50_000]],
    )
    const handed = await atBoth(field, `/reembolsos/${refunds[0].id}/pagado`, { clave_rastreo: newTrackingKey() })
    assert.equal(handed.filter(({ status }) => status === 200).length, 1, `${told(handed)}`)
    const cases = await field.rows('select kind, outcome from money_cases where payment_id = $1', payments[0].id)
    assert.deepEqual(cases, [{ kind: 'paid-twice', outcome: 'given-back' }])
    await untilOrder(field, ana, 'paid')
    assert.deepEqual(await stockOf(field, part), { stock: 0, reserved: 0 })
    return '1 order, 1 duplicate, 1 refund by SPEI, handed over once'
  },
}
