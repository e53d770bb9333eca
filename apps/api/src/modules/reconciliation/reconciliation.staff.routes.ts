import * as calls from '@shop/contract/staff/reconciliation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { accountOf } from './account.ts'
import { askComparison } from './ask-comparison.ts'
import { listComparedDays } from './days.queries.ts'
import { hasPayout, listPayoutMovements, listPayouts } from './payouts.queries.ts'
import { PayoutNotFound } from './reconciliation.problems.ts'
import { listRuns } from './runs.queries.ts'

export function reconciliationStaffRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const account = accountOf(deps.payments)
  const overview = async () => ({
    runs: await listRuns(deps.db, account),
    days: await listComparedDays(deps.db, account, nowOf(deps)),
  })
  serve(app, calls.showReconciliation, overview)
  serve(app, calls.compareDays, async ({ body, staff }) => {
    await askComparison(deps, staff.id, body)
    return overview()
  })
  serve(app, calls.listPayouts, () => listPayouts(deps.db, account))
  serve(app, calls.showPayout, async ({ params }) => {
    if (!(await hasPayout(deps.db, account, params.id))) throw new PayoutNotFound()
    return listPayoutMovements(deps.db, params.id)
  })
}
