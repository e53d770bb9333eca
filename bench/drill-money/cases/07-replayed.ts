import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, pay } from '../purchase.ts'

export const replayed: Case = {
  name: 'replayed',
  does: 'a payment that made an order is sent again, with another cart and by another customer',
  run: async (field) => {
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    const { transaction_id } = await pay(field, ana)
    const first = await ana.order({ transaction_id }, field.at(0))
    const again = await ana.order({ transaction_id, productos: [{ ref: field.parts.other, qty: 9 }], total: 4_500 }, field.at(1))
    assert.deepEqual([again.status, again.body.data.folio, again.body.data.total], [200, first.body.data.folio, 500])
    assert.equal((await beto.order({ transaction_id }, field.at(1))).status, 404)
    assert.equal((await ordersOf(field, ana)).length + (await ordersOf(field, beto)).length, 1)
    return 'the same folio for its owner, 404 for others'
  },
}
