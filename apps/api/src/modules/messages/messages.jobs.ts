import type { JobHandlers } from '../../ports/job-queue.ts'
import type { Messenger } from '../../ports/messenger.ts'

export const messageJobs = ({ messenger }: { readonly messenger: Messenger }): Pick<JobHandlers, 'send-message'> => ({
  'send-message': (message) => messenger.send(message),
})
