import assert from 'node:assert/strict'
import type { Case } from '../case.ts'

const CARTS = 40

export const oppositeCarts: Case = {
  name: 'opposite-carts',
  does: `${CARTS} carts with the same two parts, half of them the other way round, at once on both hosts`,
  run: async (field) => {
    const { plenty, other } = field.parts
    const shoppers = await Promise.all(Array.from({ length: CARTS }, () => field.newShopper()))
    const statuses = await Promise.all(
      shoppers.map(async (ana, i) => {
        const lines = [plenty, other].map((ref) => ({ ref, qty: 1 }))
        const { body } = await ana.start({ lines: i % 2 ? lines : lines.toReversed(), total: 1_000 }, field.at(i))
        await ana.payByCard(body.data.client_secret)
        return (await ana.order({ transaction_id: body.data.transaction_id }, field.at(i + 1))).body.data.status
      }),
    )
    assert.deepEqual(new Set(statuses), new Set(['pagado']))
    return `${CARTS} paid, no failure`
  },
}
