import type { JobHandlers } from '../../ports/job-queue.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { compareAsked, compareNight } from './run-comparison.ts'

export const reconciliationJobs = (deps: OrderDeps): Pick<JobHandlers, 'compare-night' | 'compare-days'> => ({
  'compare-night': () => compareNight(deps),
  'compare-days': ({ runId }) => compareAsked(deps, runId),
})
