import { setTimeout as pause } from 'node:timers/promises'
import type { Loss } from './perform-loss.ts'
import type { Shoppers } from './send-shoppers.ts'

/** How long an operator, or an automaton, takes to notice. */
const NOTICED_AFTER_MS = { primary: 1_000, replica: 5_000 } as const
const MOST_WITHOUT_ORDERS_MS = 5_000
const TIMEOUT_MS = 15_000

/** The primary is killed, its replica promoted, and the killed one comes back and follows, waited for again. */
export const losePrimary: Loss = async ({ pair }, shoppers) => {
  const lost = performance.now()
  await pair.primary().kill()
  await pause(NOTICED_AFTER_MS.primary)
  const took = await pair.promote()
  const promoted = performance.now()
  const again = await firstOrderAfter(shoppers, promoted)
  await pair.bringBack()
  await pair.synchronise(true)
  return {
    figures: `promoted in ${s(took)}, orders again ${s(again - promoted)} after that and ${s(again - lost)} after the loss`,
    faults: again - promoted > MOST_WITHOUT_ORDERS_MS ? ['orders came too late'] : [],
  }
}

/** The replica that every order waits for is killed: nothing is acknowledged until the operator says that nobody waits for it any more. */
export const loseReplica: Loss = async ({ pair }, shoppers) => {
  const lost = performance.now()
  await pair.replica().kill()
  await pause(NOTICED_AFTER_MS.replica)
  const emptied = performance.now()
  await pair.synchronise(false)
  const again = await firstOrderAfter(shoppers, emptied)
  // What the primary had in hand when its replica died was perhaps written there, too.
  const between = shoppers.purchases.filter(({ orderedAt = 0 }) => orderedAt > lost + 1_000 && orderedAt < emptied).length
  await pair.bringBack()
  await pair.synchronise(true)
  return {
    figures: `${between} orders in ${s(emptied - lost)} without it, orders again ${s(again - emptied)} after the setting was emptied`,
    faults: [
      ...(between > 0 ? ['an order was acknowledged that one server had'] : []),
      ...(again - emptied > MOST_WITHOUT_ORDERS_MS ? ['orders came too late'] : []),
    ],
  }
}

async function firstOrderAfter({ purchases }: Shoppers, moment: number): Promise<number> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const first = purchases.flatMap(({ orderedAt }) => (orderedAt && orderedAt > moment ? [orderedAt] : []))
    if (first.length > 0) return Math.min(...first)
  }
  throw new Error(`no order within ${s(TIMEOUT_MS)}`)
}

function s(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
