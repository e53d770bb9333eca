import type { JobHandlers } from '../../ports/job-queue.ts'
import { type DeliveryDeps, deliverMessage } from './deliver-message.ts'

export const messageJobs = (deps: DeliveryDeps): Pick<JobHandlers, 'send-message'> => ({
  'send-message': (message) => deliverMessage(deps, message),
})
