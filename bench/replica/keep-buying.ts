import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shopper } from '@shop/api/testing/shoppers'
import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from '../drill-money/field.ts'

const SHOPPERS = 20
const AGAIN_AFTER_MS = 100
/** Of one who asked too often meanwhile, or whose money has not come yet. */
const PATIENCE = ['too_many_requests', 'payment_not_made']

type Told = { readonly folio: string; readonly at: number }
export type Bought = {
  readonly told: readonly Told[]
  /** No answer, or one that says "in a moment". */
  readonly again: number
  /** Answers of 500: faults of ours. */
  readonly faults: number
  /** Of something that the database has forgotten: the shopper began anew. */
  readonly refused: readonly string[]
  readonly customers: readonly number[]
}

/** Twenty shoppers buy without a break while something is done; each goes on as the shop's own client does, at the other host with the same key. */
export async function keepBuying(field: Field, accident: () => Promise<void>): Promise<Bought> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  const told: Told[] = []
  const refused: string[] = []
  let [again, faults, isOver] = [0, 0, false]
  const persistently = async (ask: (at: number) => Promise<Answered>): Promise<Answered | undefined> => {
    for (let at = 0; !isOver; at++) {
      const answer = await ask(at).catch((): Answered => ({ status: 0, headers: {}, body: {} }))
      if (answer.status > 0 && answer.status < 500 && !PATIENCE.includes(answer.body.code)) return answer
      if (answer.status === 500) faults++
      again++
      await pause(AGAIN_AFTER_MS)
    }
    return undefined
  }
  const buy = async (ana: Shopper) => {
    const wanted = { id: randomUUID(), lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }
    const started = await persistently((at) => ana.start(wanted, field.at(at)))
    if (!started?.body.success) return started && refused.push(started.body.code)
    const { client_secret, transaction_id } = started.body.data
    const key = randomUUID()
    const ordered = await persistently(async (at) => {
      // The imitated provider lives in the same database: it is away when that is, and is asked again until it took the money.
      await ana.payByCard(client_secret).catch(() => {})
      return ana.order({ transaction_id }, field.at(at), key)
    })
    if (!ordered?.body.success) return ordered && refused.push(ordered.body.code)
    told.push({ folio: ordered.body.data.folio, at: performance.now() })
  }
  const buyOn = async (ana: Shopper) => {
    while (!isOver) await buy(ana)
  }
  const buying = shoppers.map(buyOn)
  await accident().finally(() => {
    isOver = true
  })
  await Promise.all(buying)
  return { told, again, faults, refused, customers: shoppers.map(({ id }) => id) }
}
