import type { Deps } from '@shop/api/composition'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { reportAuditLog } from '@shop/shop/report-audit-log'
import { until } from './until.ts'

/** What of `npm run audit` does not hold, once everything that is under way has come to rest. */
export function brokenOf(deps: Pick<Deps, 'db' | 'files'>): Promise<readonly string[]> {
  return until(
    async () => {
      const { findings } = await auditOrders(deps)
      const { isSound, lines: said } = await reportAuditLog(deps.db)
      return [...findings.flatMap(({ name, broken }) => broken.map((one) => `${name}: ${one}`)), ...(isSound ? [] : said)]
    },
    (found) => found.length === 0,
    'the invariants',
  ).catch((error: unknown) => [String(error)])
}
