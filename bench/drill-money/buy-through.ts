import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Shopper } from '@shop/api/testing/shoppers'
import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from './field.ts'
import { until } from './until.ts'

const SHOPPERS = 8
const ORDERS_EACH = 5

/**
 * Eight shoppers buy while something is broken. Each of them goes on as the shop's own client does: no answer, or one that says "in a
 * moment", means the other host with the same key. Whatever was said to be an order is one, exactly once.
 */
export const buyThrough = async (field: Field, accident: () => Promise<void>): Promise<string> => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  let retries = 0
  const persistently = (ask: (at: number) => Promise<Answered>): Promise<Answered> => {
    let at = 0
    return until(
      () => ask(at++).catch((): Answered => ({ status: 0, headers: {}, body: {} })),
      ({ status }) => {
        const isAnswer = status > 0 && status < 500
        if (!isAnswer) retries++
        return isAnswer
      },
      'an answer',
    )
  }
  const buy = async (ana: Shopper): Promise<string> => {
    const wanted = { id: randomUUID(), lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }
    const started = await persistently((at) => ana.start(wanted, field.at(at)))
    const { client_secret, transaction_id } = started.body.data
    await until(
      () => ana.payByCard(client_secret).catch(() => ({ status: 'no answer' })),
      ({ status }) => status === 'succeeded' || status === undefined,
      'a charge',
    )
    const key = randomUUID()
    const { body } = await persistently((at) => ana.order({ transaction_id }, field.at(at), key))
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
  return `${told.length} orders told, ${orders.length} there, ${retries} asked again`
}
