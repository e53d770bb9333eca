import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { atBoth, seen, told } from '../desk.ts'
import { buy, refundsOf, stockOf } from '../purchase.ts'
import { until } from '../until.ts'

const CLICKS = 10

export const twoClerks: Case = {
  name: 'two-clerks',
  does: `two clerks cancel the same 2 of 3 pieces at once; of another order each clicks ${CLICKS} times for one piece`,
  run: async (field) => {
    const part = await field.newPart(6)
    const [ana, beto] = [await field.newShopper(), await field.newShopper()]
    const [hers, his] = [await buy(field, ana, { part, qty: 3 }), await buy(field, beto, { part, qty: 3 })]
    const cancelling = (cantidad: number) => ({ motivo: 'Ya no la quiere', piezas: [{ lugar: 0, cantidad }], regresar_piezas: true })
    const sumOf = async (checkoutId: string) =>
      (await refundsOf(field, checkoutId)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)

    const answers = await atBoth(field, `/ordenes/${hers.folio}/reembolso`, cancelling(2))
    assert.deepEqual(told(answers), ['200', '409 pieces_not_left'])
    const { orden, por_cancelar } = await seen(field, hers.folio)
    assert.deepEqual([orden.cancelado, orden.queda, por_cancelar], [1_000, 500, [{ lugar: 0, cantidad: 1 }]])
    assert.deepEqual([await sumOf(hers.checkout_id), (await stockOf(field, part)).stock], [100_000, 2])

    const clicks = await Promise.all(Array.from({ length: CLICKS }, () => atBoth(field, `/ordenes/${his.folio}/reembolso`, cancelling(1))))
    const won = clicks.flat().filter(({ status }) => status === 200).length
    assert.deepEqual([won, await sumOf(his.checkout_id), (await stockOf(field, part)).stock], [3, 150_000, 5])
    // The provider gave back what the books say, once the workers got to it.
    await until(
      () =>
        field.rows(
          `select sum((data ->> 'amount')::int)::int as given from sandbox_objects where kind = 'refund' and data ->> 'payment_intent' = any($1)`,
          [hers.transaction_id, his.transaction_id],
        ),
      ([{ given }]) => given === 250_000,
      'what the provider gave back',
    )
    return `1 of 2 and ${won} of ${2 * CLICKS} won, 2 500 pesos and 5 pieces back`
  },
}
