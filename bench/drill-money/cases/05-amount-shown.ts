import assert from 'node:assert/strict'
import type { Case } from '../case.ts'

export const amountShown: Case = {
  name: 'amount-shown',
  does: 'the total that was shown is not what it costs now',
  run: async (field) => {
    const ana = await field.newShopper()
    const { status, body } = await ana.start({ lines: [{ ref: field.parts.plenty, qty: 1 }], total: 499.99 }, field.at(1))
    assert.deepEqual([status, body.code, body.data.total], [409, 'total_cambiado', 500])
    assert.equal((await field.rows('select 1 from checkouts where customer_id = $1', ana.id)).length, 0)
    return '409 with the new cart, nothing opened'
  },
}
