import { isOpenAt, nextOpening } from '@shop/domain/business-time'
import type { StaffConversation, VisitorConversation } from '@shop/domain/chat'
import type { Db } from '../../database/connect.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { ConversationNotFound } from './chat.problems.ts'
import type { ChatDeps } from './chat-deps.ts'
import { listHistory } from './chat-messages.queries.ts'
import { type ConversationRow, findConversation, findConversationBySecret, holdConversation } from './conversations.queries.ts'

export async function conversationOfSecret(db: Db, secret: string): Promise<ConversationRow> {
  const conversation = await findConversationBySecret(db, hashOf(secret))
  if (!conversation) throw new ConversationNotFound()
  return conversation
}

export async function conversationOfId(db: Db, id: string): Promise<ConversationRow> {
  const conversation = await findConversation(db, Number(id))
  if (!conversation) throw new ConversationNotFound()
  return conversation
}

/** The same, and until the transaction ends nobody else changes it. */
export async function heldConversation(db: Db, id: string): Promise<ConversationRow> {
  await holdConversation(db, Number(id))
  return conversationOfId(db, id)
}

export async function readForVisitor({ db, now: clock }: Pick<ChatDeps, 'db' | 'now'>, secret: string): Promise<VisitorConversation> {
  const conversation = await conversationOfSecret(db, secret)
  const [messages, timetable] = await Promise.all([listHistory(db, conversation.key), readPolicies(db)])
  const now = clock()
  const isAttended = isOpenAt(now, timetable)
  return {
    messages,
    isClosed: conversation.isClosed,
    readByStaff: conversation.readByStaff,
    hasEmail: conversation.email !== undefined,
    isAttended,
    opensAt: isAttended ? undefined : nextOpening(now, timetable),
  }
}

export async function readForStaff(db: Db, id: string): Promise<StaffConversation> {
  const conversation = await conversationOfId(db, id)
  return { ...conversation, messages: await listHistory(db, conversation.key) }
}
