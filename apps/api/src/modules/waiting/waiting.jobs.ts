import type { JobHandlers } from '../../ports/job-queue.ts'
import type { ArrivalMailDeps } from './arrival-mail.ts'
import { tellArrival, tellGathered } from './tell-arrival.ts'

export function waitingJobs(deps: ArrivalMailDeps & { readonly now: () => Date }): Pick<JobHandlers, 'tell-arrival' | 'tell-gathered'> {
  return {
    'tell-arrival': (arrival) => tellArrival(deps, arrival, deps.now()),
    'tell-gathered': () => tellGathered(deps, deps.now()),
  }
}
