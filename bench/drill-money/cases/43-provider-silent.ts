import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { ordersOf, paymentsOf } from '../purchase.ts'
import { switchProvider } from '../switch-provider.ts'
import { until } from '../until.ts'

const SHOPPERS = 12

export const providerSilent: Case = {
  name: 'provider-silent',
  does: `the provider does what ${SHOPPERS} shoppers ask, and its first ${2 * SHOPPERS} answers are lost`,
  run: async (field) => {
    await switchProvider(field, { answersToLose: 2 * SHOPPERS })
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
    let refused = 0
    await Promise.all(
      shoppers.map(async (ana, i) => {
        const wanted = { id: randomUUID(), lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }
        // Whom the provider left without an answer too often is told to try in a moment, and asks for the same again.
        const { body } = await until(
          () => ana.start(wanted, field.at(i)),
          ({ status }) => {
            if (status === 503) refused++
            return status === 200
          },
          'a payment',
        )
        await until(
          () => ana.payByCard(body.data.client_secret),
          ({ status }) => status === 'succeeded' || status === undefined,
          'a charge',
        )
        const placed = await ana.order({ transaction_id: body.data.transaction_id }, field.at(i + 1))
        assert.equal(placed.body.data.status, 'pagado')
        assert.deepEqual([(await paymentsOf(field, wanted.id)).length, (await ordersOf(field, ana)).length], [1, 1])
      }),
    )
    return `${SHOPPERS} payments, ${SHOPPERS} orders, nobody charged twice; ${refused} told to try in a moment`
  },
}
