import { randomUUID } from 'node:crypto'
import type { Shopper } from '@shop/api/testing/shoppers'
import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from '../drill-money/field.ts'

export type Try = { readonly what: 'start' | 'order'; readonly ms: number; readonly status: number; readonly code: string }

/**
 * So many at once begin one purchase after the other, pay and order what was begun, and go on from there whatever is answered. They take turns where
 * there are more of them: nobody may begin more than ten in ten minutes.
 */
export async function shopOn(
  field: Field,
  shoppers: readonly Shopper[],
  until: Promise<unknown>,
  atOnce = shoppers.length,
): Promise<readonly Try[]> {
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const tries: Try[] = []
  const timed = async (what: Try['what'], asked: Promise<Answered>): Promise<Answered> => {
    const begun = performance.now()
    const answer = await asked.catch((): Answered => ({ status: 0, headers: {}, body: {} }))
    tries.push({ what, ms: performance.now() - begun, status: answer.status, code: answer.body.code ?? '' })
    return answer
  }
  const goOn = async (place: number) => {
    for (let turn = place; !isOver; turn++) {
      const ana = shoppers[(place + (turn - place) * atOnce) % shoppers.length] as Shopper
      const wanted = { id: randomUUID(), lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }
      const { status, body } = await timed('start', ana.start(wanted, field.at(turn)))
      if (status !== 200) continue
      await ana.payByCard(body.data.client_secret)
      await timed('order', ana.order({ transaction_id: body.data.transaction_id }, field.at(turn + 1), randomUUID()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, place) => goOn(place)))
  await over
  return tries
}

/** Whoever was charged meanwhile has an order in the end. */
export async function chargedWithoutOrder(field: Field, shoppers: readonly Shopper[]): Promise<number> {
  await field.sweepAfter(10 / 1_440)
  const [{ count }] = await field.rows(
    `select count(*)::int as count from payments p join checkouts c on c.id = p.checkout_id
     where c.customer_id = any($1) and p.status = 'paid' and not exists (select from orders o where o.checkout_id = c.id)`,
    shoppers.map(({ id }) => id),
  )
  return count
}
