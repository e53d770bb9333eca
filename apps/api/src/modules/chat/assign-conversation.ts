import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findStaffName } from '../staff/staff.public.ts'
import type { ChatDeps } from './chat-deps.ts'
import { updateAssigned } from './conversations.queries.ts'
import { heldConversation } from './read-conversation.ts'

/** Whoever takes it last has it. */
export const assignConversation = transactional(async ({ db }: Pick<ChatDeps, 'db'>, id: string, staffId: number): Promise<void> => {
  const { key, assignedTo } = await heldConversation(db, id)
  await updateAssigned(db, key, staffId)
  await recordChange(db, staffId, {
    action: 'conversation-assigned',
    subject: { kind: 'conversation', ref: id },
    before: { assignedTo },
    after: { assignedTo: await findStaffName(db, staffId) },
  })
})
