import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { atBoth, told } from '../desk.ts'
import type { Field } from '../field.ts'
import { ordersOf, pay, paymentsOf, stockOf, untilOrder } from '../purchase.ts'
import { until } from '../until.ts'

export const review: Case = {
  name: 'review',
  does: 'the provider took 400 of 500 pesos, told to both hosts and read by its customer; two clerks accept it at once',
  run: async (field) => {
    const part = await field.newPart(1)
    const ana = await field.newShopper()
    const { transaction_id, checkout_id } = await pay(field, ana, { part })
    await received(field, transaction_id, 40_000)
    for (const at of [0, 1, 0]) await field.tell(transaction_id, { at })
    const [payment] = await until(
      () => paymentsOf(field, checkout_id),
      ([{ status }]) => status === 'review',
      'a payment in review',
    )
    assert.equal((await ana.state(checkout_id)).body.data.estado, 'en_revision')
    const placed = await ana.order({ transaction_id }, field.at(1))
    assert.deepEqual([placed.status, placed.body.data.estado], [202, 'en_revision'])
    const changed = await ana.start({ id: checkout_id, lines: [{ ref: field.parts.plenty, qty: 2 }], total: 1_000 }, field.at(1))
    assert.deepEqual([changed.status, changed.body.code], [409, 'payment_in_review'])
    assert.deepEqual([(await ordersOf(field, ana)).length, await stockOf(field, part)], [0, { stock: 1, reserved: 1 }])

    const cases = await field.rows('select id, kind from money_cases where payment_id = $1', payment.id)
    assert.deepEqual(
      cases.map(({ kind }) => kind),
      ['payment-differs'],
    )
    const [{ id }] = cases
    const listed = (await field.asStaff('GET', '/dinero?limit=50')).body.data.docs.find(({ _id }: { _id: string }) => _id === String(id))
    assert.deepEqual([listed.esperado, listed.visto, listed.diferencias], [500, 400, ['monto']])
    assert.deepEqual(listed.acciones, ['aceptar', 'devolver', 'dejar'])
    const settled = await atBoth(field, `/dinero/${id}/resolver`, { accion: 'aceptar', nota: 'Lo autorizó la dueña' })
    assert.deepEqual(told(settled), ['200', '409 money_case_settled'])
    await untilOrder(field, ana, 'paid')
    assert.equal((await ana.state(checkout_id)).body.data.estado, 'pedido')
    assert.deepEqual(await stockOf(field, part), { stock: 0, reserved: 0 })
    return '1 case, no order until it was accepted, then 1'
  },
}

/** In the provider's own books: what it took for a payment, wherever that stands. */
function received(field: Field, intentId: string, amount: number) {
  return field.rows(
    `update sandbox_objects set data = case kind
       when 'intent' then jsonb_set(data, '{intent,amount_received}', to_jsonb($2::int))
       when 'charge' then data || jsonb_build_object('amount', $2::int)
       else data || jsonb_build_object('amount', $2::int, 'net', $2::int - (data ->> 'fee')::int)
     end
     where id = $1 or kind = 'charge' and data ->> 'payment_intent' = $1 or kind = 'balance-transaction'
       and data ->> 'source' in (select id from sandbox_objects where kind = 'charge' and data ->> 'payment_intent' = $1)`,
    intentId,
    amount,
  )
}
