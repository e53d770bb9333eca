import { ask } from '../../tools/check-ops/ask.ts'
import { until } from '../drill-money/until.ts'
import type { Fleet } from './open-fleet.ts'

/** What every process of the shop says of itself just now: 200, 503, or 0 of one that does not answer. */
export function readiness({ running }: Fleet): Promise<readonly { readonly name: string; readonly status: number }[]> {
  return Promise.all(
    running.all.map(async ({ role, port }) => ({
      name: `${role} ${port}`,
      status: await ask(`http://127.0.0.1:${port}`, '/health/ready').then(
        ({ status }) => status,
        () => 0,
      ),
    })),
  )
}

export function untilReady(fleet: Fleet) {
  return until(
    () => readiness(fleet),
    (all) => all.every(({ status }) => status === 200),
    'processes that are ready',
  )
}
