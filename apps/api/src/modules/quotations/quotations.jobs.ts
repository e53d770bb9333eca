import type { JobHandlers } from '../../ports/job-queue.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { watchQuotations } from './watch-quotations.ts'

export function quotationJobs(deps: QuotationDeps): Pick<JobHandlers, 'watch-quotations'> {
  return {
    'watch-quotations': () => watchQuotations(deps, deps.now()),
  }
}
