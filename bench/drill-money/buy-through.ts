import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Shopper } from '@shop/api/testing/shoppers'
import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from './field.ts'
import { until } from './until.ts'

const SHOPPERS = 8
const ORDERS_EACH = 5

export type Bought = {
  readonly figures: string
  /** Numbers of the orders that shoppers were told. */
  readonly told: readonly string[]
  /** What was answered instead of an answer, and how often. */
  readonly refusals: Readonly<Record<string, number>>
  /** How often the one who was refused most had to ask again. */
  readonly mostRefused: number
}

/**
 * Eight shoppers buy while something is broken. Each of them goes on as the shop's own client does: no answer, or one that says "in a
 * moment", means the other host with the same key. Whatever was said to be an order is one, exactly once.
 */
export async function buyThrough(field: Field, accident: () => Promise<void>): Promise<Bought> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  const refusals: Record<string, number> = {}
  const refused = new Map<Shopper, number>()
  const persistently = (ana: Shopper, ask: (at: number) => Promise<Answered>): Promise<Answered> => {
    let at = 0
    return until(
      () => ask(at++).catch((): Answered => ({ status: 0, headers: {}, body: {} })),
      ({ status, body }) => {
        if (status > 0 && status < 500) return true
        const name = status === 0 ? 'no answer' : `${status} ${body.code ?? 'without a code'}`
        refusals[name] = (refusals[name] ?? 0) + 1
        refused.set(ana, (refused.get(ana) ?? 0) + 1)
        return false
      },
      'an answer',
    )
  }
  const buy = async (ana: Shopper): Promise<string> => {
    const wanted = { id: randomUUID(), lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }
    const started = await persistently(ana, (at) => ana.start(wanted, field.at(at)))
    const { client_secret, transaction_id } = started.body.data
    await until(
      () => ana.payByCard(client_secret).catch(() => ({ httpStatus: 503 })),
      // A provider that lost its own database says so; whoever was charged before is told that, too.
      ({ httpStatus = 0 }) => httpStatus < 500,
      'a charge',
    )
    const key = randomUUID()
    const { body, status } = await persistently(ana, (at) => ana.order({ transaction_id }, field.at(at), key))
    assert.ok(body.data?.folio, `an order was refused: ${status} ${body.code}`)
    return body.data.folio
  }
  const buyAll = async (ana: Shopper) => {
    const folios: string[] = []
    for (let i = 0; i < ORDERS_EACH; i++) folios.push(await buy(ana))
    return folios
  }
  const [folios] = await Promise.all([Promise.all(shoppers.map(buyAll)), accident()])
  const told = folios.flat()
  const ids = shoppers.map(({ id }) => id)
  const orders = await field.rows(`select folio from orders where customer_id = any($1) and status = 'paid'`, ids)
  assert.deepEqual(orders.map(({ folio }) => folio).toSorted(), told.toSorted(), 'what was told is what there is')
  const asked = Object.entries(refusals).map(([name, times]) => `${times} x ${name}`)
  return {
    figures: `${told.length} orders told, ${orders.length} there; asked again: ${asked.join(', ') || '0'}`,
    told,
    refusals,
    mostRefused: Math.max(0, ...refused.values()),
  }
}
