import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, start } from '../purchase.ts'

export const tampered: Case = {
  name: 'tampered',
  does: 'an order for 1 peso, said to be paid, with an unpaid payment',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id, client_secret } = await start(field, ana)
    const lie = { transaction_id, total: 1, status: 'pagado', productos: [{ ref: field.parts.plenty, qty: 1, precio: 1, descuento: 100 }] }
    const refused = await ana.order(lie, field.at(1))
    assert.deepEqual([refused.status, refused.body.code, (await ordersOf(field, ana)).length], [402, 'payment_not_made', 0])
    await ana.payByCard(client_secret)
    const placed = await ana.order(lie, field.at(0))
    assert.equal(placed.body.data.total, 500)
    return '402, then 500 pesos as quoted'
  },
}
