import assert from 'node:assert/strict'
import { shopperAt } from '@shop/api/testing/pay-in-sandbox'
import type { Case } from '../case.ts'
import { ordersOf, pay, paymentsOf, start } from '../purchase.ts'

export const sweeperAndPayer: Case = {
  name: 'sweeper-and-payer',
  does: 'the hold ends while one is asked by the bank and another has just paid',
  run: async (field) => {
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    const hers = await start(field, ana)
    await ana.payByCard(hers.client_secret, '4000002500003155')
    await pay(field, beto)
    await field.sweepAfter(1)
    const late = await shopperAt(field.deps.sandbox).answerBank(hers.client_secret, 'authorised')
    assert.notEqual(late.status, 'succeeded')
    assert.equal((await paymentsOf(field, hers.checkout_id))[0].status, 'cancelled')
    assert.deepEqual([(await ordersOf(field, ana)).length, (await ordersOf(field, beto))[0]?.status], [0, 'paid'])
    return 'one called off and not payable, one paid; none is both'
  },
}
