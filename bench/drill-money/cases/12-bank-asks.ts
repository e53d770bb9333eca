import assert from 'node:assert/strict'
import { shopperAt } from '@shop/api/testing/pay-in-sandbox'
import type { Case } from '../case.ts'
import { ordersOf, start } from '../purchase.ts'

export const bankAsks: Case = {
  name: 'bank-asks',
  does: 'the bank’s question is left open, then failed, then another card',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id, client_secret } = await start(field, ana)
    await ana.payByCard(client_secret, '4000002500003155')
    assert.equal((await ana.order({ transaction_id }, field.at(1))).body.code, 'payment_not_made')
    await shopperAt(field.deps.sandbox).answerBank(client_secret, 'refused')
    assert.equal((await ana.order({ transaction_id }, field.at(0))).body.code, 'payment_not_made')
    assert.deepEqual([(await ordersOf(field, ana)).length, await field.mailsOf(ana)], [0, 0])
    await ana.payByCard(client_secret)
    assert.equal((await ana.order({ transaction_id }, field.at(1))).body.data.status, 'pagado')
    return 'no order and no mail until it was paid'
  },
}
