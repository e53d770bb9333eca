import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, pay } from '../purchase.ts'

const MINUTE = 1 / 1_440

export const eventLost: Case = {
  name: 'event-lost',
  does: 'paid, and no event ever comes: the sweeper after 3 minutes, or the customer who looks',
  run: async (field) => {
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    const [, his] = [await pay(field, ana), await pay(field, beto)]
    const { body } = await beto.state(his.checkout_id)
    assert.equal(body.data.estado, 'pedido')
    await field.sweepAfter(3 * MINUTE)
    const orders = [...(await ordersOf(field, ana)), ...(await ordersOf(field, beto))]
    assert.deepEqual(
      orders.map(({ status }) => status),
      ['paid', 'paid'],
    )
    return '2 payments, 2 orders'
  },
}
