import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { paymentsOf, stockOf } from '../purchase.ts'
import { switchProvider } from '../switch-provider.ts'

export const doubleSubmit: Case = {
  name: 'double-submit',
  does: 'one purchase sent 20 times to both hosts, the provider’s answer lost once; then another cart',
  run: async (field) => {
    const ana = await field.newShopper()
    const id = randomUUID()
    const before = await stockOf(field)
    await switchProvider(field, { answersToLose: 1 })
    const lines = [{ ref: field.parts.plenty, qty: 1 }]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ana.start({ id, lines, total: 500 }, field.at(i))))
    assert.equal(new Set(answers.map(({ status, body }) => `${status} ${body.data?.transaction_id}`)).size, 1)
    assert.equal((await stockOf(field)).reserved, before.reserved + 1)
    const changed = await ana.start({ id, lines: [{ ref: field.parts.plenty, qty: 2 }], total: 1_000 }, field.at(1))
    assert.notEqual(changed.body.data.transaction_id, answers[0]?.body.data.transaction_id)
    assert.equal((await stockOf(field)).reserved, before.reserved + 2)
    const payments = await paymentsOf(field, id)
    assert.deepEqual(
      payments.map(({ attempt, status }) => [attempt, status]),
      [
        [1, 'cancelled'],
        [2, 'created'],
      ],
    )
    return '20 sent, 1 payment, 1 hold; the changed cart is attempt 2'
  },
}
