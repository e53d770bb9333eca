import type { JobHandlers } from '../../ports/job-queue.ts'
import { type DeliveryDeps, deliverMessage } from './deliver-message.ts'

export function messageJobs(deps: DeliveryDeps): Pick<JobHandlers, 'send-message'> {
  return {
    'send-message': (message) => deliverMessage(deps, message),
  }
}
