import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { pay } from '../../drill-money/purchase.ts'
import { askThroughFault } from '../ask-through-fault.ts'
import type { Drill } from '../drill-case.ts'

const ORDERS = 200
const AT_ONCE = 10
const LONGEST_ANSWER = 600
const LEAST_CUT = 0.9 * ORDERS

export const answersCut: Drill = {
  number: 10,
  name: 'answers-cut',
  does: `${ORDERS} orders whose first answer is cut somewhere between its first byte and its ${LONGEST_ANSWER}th, and the same key goes to the other host`,
  rule: `exactly ${ORDERS} orders, one for each key`,
  run: async (field) => {
    const shoppers = await Promise.all(Array.from({ length: ORDERS / 5 }, () => field.newShopper()))
    const folios = new Set<string>()
    let cut = 0
    const buy = async (i: number) => {
      const ana = shoppers[i % shoppers.length]
      if (!ana) return
      const { transaction_id } = await pay(field, ana, { at: i })
      const fault = { kind: 'half', afterBytes: (i * 37) % LONGEST_ANSWER } as const
      const { body, wasRetried } = await askThroughFault(field, fault, ana, '/api/ordenes', randomUUID(), { transaction_id })
      if (wasRetried) cut++
      folios.add(body.data?.folio)
    }
    for (let i = 0; i < ORDERS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => buy(i + j)))
    const ids = shoppers.map(({ id }) => id)
    const [{ count }] = await field.rows('select count(*)::int as count from orders where customer_id = any($1)', ids)
    assert.deepEqual([count, folios.size], [ORDERS, ORDERS])
    // A line may get the number of one that was found silent a moment ago: then B is asked first.
    assert.ok(cut >= LEAST_CUT, `only ${cut} were cut`)
    return `${cut} cut, ${count} orders, ${folios.size} folios`
  },
}
