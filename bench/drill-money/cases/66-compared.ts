import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mexicanTimeOf, nextDay } from '@shop/domain/mexican-time'
import { cents } from '@shop/domain/money'
import type { Case } from '../case.ts'
import { atBoth, told } from '../desk.ts'
import type { Field } from '../field.ts'
import { buy, ordersOf, pay, refundsOf } from '../purchase.ts'
import { until } from '../until.ts'

const PAYMENTS = 6

export const compared: Case = {
  name: 'compared',
  does: `no event of ${PAYMENTS} payments and of a refund made at the provider’s own desk; two clerks have the days compared at once`,
  run: async (field) => {
    // What the other cases left open may be booked now; nothing that they did is a difference.
    const { casos } = await compare(field)
    assert.equal(casos, 0, `differences: ${await differences(field)}`)
    const shoppers = await Promise.all(Array.from({ length: PAYMENTS }, () => field.newShopper()))
    await Promise.all(shoppers.map((ana, at) => pay(field, ana, { at })))
    const beto = await field.newShopper()
    const bought = await buy(field, beto)
    const asked = { intentId: bought.transaction_id, amount: cents(50_000), idempotencyKey: randomUUID(), reason: 'duplicate' as const }
    await field.deps.payments.refund({ ...asked, metadata: {} })

    const first = await compare(field)
    assert.deepEqual([first.registrados, first.casos], [PAYMENTS + 1, 0])
    const statuses = (await Promise.all(shoppers.map((ana) => ordersOf(field, ana)))).flat().map(({ status }) => status)
    assert.deepEqual(statuses, Array(PAYMENTS).fill('paid'))
    assert.deepEqual(
      [(await ordersOf(field, beto))[0].status, (await refundsOf(field, bought.checkout_id)).map(({ reason }) => reason)],
      ['refunded', ['made-at-provider']],
    )
    const again = await compare(field)
    assert.deepEqual([again.nuevos, again.registrados, again.casos], [0, 0, 0])
    const { dias } = (await field.asStaff('GET', '/conciliacion')).body.data
    for (const { dia, cobrado, devuelto, disputas } of dias)
      for (const [what, { proveedor, libros }] of Object.entries({ cobrado, devuelto, disputas }) as [string, Record<string, number>][])
        assert.equal(libros, proveedor, `${what} of ${dia}`)
    return `${first.movimientos} movements, ${PAYMENTS} orders and 1 refund booked, then nothing; ${first.cobrado} pesos in both books`
  },
}

async function differences(field: Field): Promise<string> {
  return (
    await field.rows(`select kind, subject, details from money_cases where kind ~ '^(charge|payment-not|refund-differs|payout|wrong)'`)
  )
    .map(({ kind, subject, details }) => `${kind} ${subject} ${JSON.stringify(details)}`)
    .join('; ')
}

/** Yesterday and today, so that midnight does no harm. One comparison runs at a time, whoever asks. */
async function compare(field: Field) {
  const { day } = mexicanTimeOf(new Date())
  const answers = await atBoth(field, '/conciliacion', { desde: nextDay(day, -1), hasta: day })
  assert.deepEqual(told(answers), ['200', '409 comparison_running'])
  const { corridas } = await until(
    async () => (await field.asStaff('GET', '/conciliacion')).body.data,
    ({ corridas }) => corridas[0].fin !== undefined && corridas[0].fin !== null,
    'a comparison that is over',
  )
  assert.equal(corridas[0].falla ?? null, null)
  return corridas[0].resultado
}
