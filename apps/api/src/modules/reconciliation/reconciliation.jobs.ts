import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { compareAsked, compareNight } from './run-comparison.ts'

export function reconciliationJobs(deps: OrderDeps): Pick<JobHandlers, 'compare-night' | 'compare-days'> {
  return {
    'compare-night': () => compareNight(deps),
    'compare-days': ({ runId }) => compareAsked(deps, runId),
  }
}
