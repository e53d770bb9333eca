import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { ordersOf, pay, stockOf, untilOrder } from '../purchase.ts'
import { until } from '../until.ts'

export const doubledEvents: Case = {
  name: 'doubled-events',
  does: 'one event 5 times to both hosts, and weaker news after it',
  run: async (field) => {
    const ana = await field.newShopper()
    const before = await stockOf(field)
    const { transaction_id } = await pay(field, ana)
    const id = `evt_${randomUUID()}`
    const statuses = await Promise.all(Array.from({ length: 5 }, (_, at) => field.tell(transaction_id, { id, at })))
    await untilOrder(field, ana, 'paid')
    for (const type of ['processing', 'requires_action', 'payment_failed', 'canceled'])
      statuses.push(await field.tell(transaction_id, { type: `payment_intent.${type}`, at: 1 }))
    statuses.push(await field.tell(transaction_id, { type: 'charge.succeeded' }))
    assert.deepEqual(new Set(statuses), new Set([200]))
    await until(
      () => field.rows('select 1 from payment_events where processed_at is null and payload::text like $1', `%${transaction_id}%`),
      (waiting) => waiting.length === 0,
      'every event is done with',
    )
    const orders = await ordersOf(field, ana)
    assert.deepEqual([orders.length, orders[0].status, orders[0].version], [1, 'paid', 0])
    assert.equal((await stockOf(field)).stock, before.stock - 1)
    return `${statuses.length} told, 1 transition, stock −1`
  },
}
