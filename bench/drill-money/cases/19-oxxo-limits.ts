import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, stockOf } from '../purchase.ts'
import { switchProvider } from '../switch-provider.ts'

export const oxxoLimits: Case = {
  name: 'oxxo-limits',
  does: 'a total that OXXO does not carry, a name that it does not take, an account without it',
  run: async (field) => {
    const ana = await field.newShopper()
    const before = await stockOf(field)
    const ask = (qty: number, at: number) =>
      ana.start({ lines: [{ ref: field.parts.plenty, qty }], method: 'oxxo', total: 500 * qty }, field.at(at))
    assert.equal((await ask(21, 0)).body.code, 'amount_not_carried')
    await switchProvider(field, { isOxxoInactive: true })
    assert.equal((await ask(1, 1)).body.code, 'payment_method_not_available')
    await field.rows(`update customers set last_name = 'X' where id = $1`, ana.id)
    assert.equal((await ask(1, 0)).body.code, 'name_not_for_oxxo')
    assert.deepEqual([(await ordersOf(field, ana)).length, await stockOf(field)], [0, before])
    return '3 clear refusals, no order, no piece held'
  },
}
