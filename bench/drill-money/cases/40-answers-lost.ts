import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { pay } from '../purchase.ts'

const ORDERS = 100

export const answersLost: Case = {
  name: 'answers-lost',
  does: `${ORDERS} orders whose first answer nobody hears: the connection is cut, and the same key goes to the other host`,
  run: async (field) => {
    const shoppers = await Promise.all(Array.from({ length: ORDERS / 5 }, () => field.newShopper()))
    let cut = 0
    const folios = new Set<string>()
    const buy = async (i: number) => {
      const ana = shoppers[i % shoppers.length]
      if (!ana) return
      const { transaction_id } = await pay(field, ana, { at: i })
      const key = randomUUID()
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ana.token}`, 'idempotency-key': key }
      const ask = (at: number, signal?: AbortSignal) =>
        fetch(`${field.hosts.urls()[at % 2]}/api/ordenes`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ transaction_id }),
          ...(signal ? { signal } : {}),
        })
      // Anywhere between the first byte and the last: each a little later than the one before.
      await ask(i, AbortSignal.timeout(1 + (i % 25))).catch(() => cut++)
      const { data } = (await (await ask(i + 1)).json()) as { data: { folio: string } }
      folios.add(data.folio)
    }
    for (let i = 0; i < ORDERS; i += 10) await Promise.all(Array.from({ length: 10 }, (_, j) => buy(i + j)))
    const ids = shoppers.map(({ id }) => id)
    const [{ count }] = await field.rows('select count(*)::int as count from orders where customer_id = any($1)', ids)
    assert.deepEqual([count, folios.size], [ORDERS, ORDERS])
    return `${cut} cut, ${count} orders`
  },
}
