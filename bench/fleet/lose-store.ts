import { setTimeout as pause } from 'node:timers/promises'
import type { Loss } from './perform-loss.ts'
import { readiness } from './until-ready.ts'

const AWAY_MS = 10_000
/** More than those that were under way. */
const LEAST_ORDERS = 8

/** The object store is killed and comes back with what it held. Orders go on; receipts wait. */
export const loseStore: Loss = async (fleet, shoppers) => {
  const lost = performance.now()
  await fleet.store.kill()
  await pause(AWAY_MS)
  const said = await readiness(fleet)
  const back = performance.now()
  await fleet.store.start()
  const orders = shoppers.purchases.filter(({ orderedAt = 0 }) => orderedAt > lost && orderedAt < back).length
  const half = await fleet.deps.pool.query('select 1 from vouchers where uploaded_at > now() - make_interval(secs => $1)', [
    (performance.now() - lost - 1_500) / 1_000,
  ])
  const unready = said.filter(({ status }) => status === 503).map(({ name }) => name.split(' ')[0])
  return {
    figures: `${orders} orders meanwhile; not ready: ${unready.join(' ') || 'none'}`,
    faults: [
      ...(orders < LEAST_ORDERS ? [`${orders} orders while files were away`] : []),
      ...((half.rowCount ?? 0) > 0 ? [`${half.rowCount} receipts noted without their files`] : []),
      ...(unready.includes('api') ? [] : ['the API says that it is ready']),
    ],
  }
}
