import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import type { ChatDeps } from './chat-deps.ts'
import { updateClosed } from './conversations.queries.ts'
import { heldConversation } from './read-conversation.ts'

export const closeConversation = transactional(async ({ db }: Pick<ChatDeps, 'db'>, id: string, staffId: number): Promise<void> => {
  const { key, isClosed } = await heldConversation(db, id)
  if (isClosed) return
  await updateClosed(db, key)
  await recordChange(db, staffId, {
    action: 'conversation-closed',
    subject: { kind: 'conversation', ref: id },
    before: { status: 'open' },
    after: { status: 'closed' },
  })
})
