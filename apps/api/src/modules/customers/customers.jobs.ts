import type { JobHandlers } from '../../ports/job-queue.ts'
import { deleteOldTurns } from '../limits/limits.public.ts'
import { deleteOldSentMessages } from '../messages/messages.public.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { deleteOldSecurity } from './old-security.queries.ts'
import { sendAccountMessage } from './send-account-message.ts'

export function customerJobs(deps: CustomerDeps): Pick<JobHandlers, 'send-account-message' | 'forget-old-security'> {
  return {
    'send-account-message': (request) => sendAccountMessage(deps, request),
    'forget-old-security': async () => {
      await deleteOldTurns(deps.db)
      await deleteOldSentMessages(deps.db)
      await deleteOldSecurity(deps.db)
    },
  }
}
