import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import type { Messenger } from '../../ports/messenger.ts'
import { hasSentMessage, insertSentMessage } from './sent-messages.queries.ts'

type Deps = { readonly db: Db; readonly messenger: Messenger }

export const messageJobs = ({ db, messenger }: Deps): Pick<JobHandlers, 'send-message'> => ({
  'send-message': async ({ key, ...message }) => {
    if (key === undefined) return messenger.send(message)
    if (await hasSentMessage(db, key)) return
    await messenger.send({ ...message, key })
    await insertSentMessage(db, key)
  },
})
