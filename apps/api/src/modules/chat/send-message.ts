import { beginsToWait } from '@shop/domain/arrival'
import { type ChatMessage, mayHelp } from '@shop/domain/chat'
import { transactional } from '../../database/transactional.ts'
import type { UploadedFile } from '../../files.ts'
import { announceArrival } from '../arrivals/arrivals.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { keepPicture, type Sender } from '../uploads/uploads.public.ts'
import { ConversationClosed, EmptyMessage } from './chat.problems.ts'
import type { ChatDeps } from './chat-deps.ts'
import { findTalk, insertMessage } from './chat-messages.queries.ts'
import { lockConversation } from './conversations.queries.ts'
import { type Help, helpVisitor } from './help-visitor.ts'
import { conversationOfSecret } from './read-conversation.ts'

type Said = {
  readonly secret: string
  readonly text: string | undefined
  readonly picture: UploadedFile | undefined
  readonly network: string | undefined
}

/** The visitor's message and, while no person is there, what the shop knows about it. */
export async function sendMessage(deps: ChatDeps, { secret, text, picture, network }: Said): Promise<ChatMessage[]> {
  if (text === undefined && !picture) throw new EmptyMessage()
  const conversation = await conversationOfSecret(deps.db, secret)
  await consumeRateLimit(deps.db, [
    { limits: limits.CHAT_MESSAGES, of: conversation.id },
    { limits: limits.CHAT_MESSAGES_PER_NETWORK, of: network },
    { limits: limits.CHAT_PICTURES, of: picture && conversation.id },
  ])
  const kept = picture && (await keepPicture(deps, picture.bytes, senderOf(conversation, network)))
  // Before the transaction, which must not wait for a search.
  const help = text !== undefined && mayHelp(conversation) ? await helpVisitor(deps, conversation, text) : undefined
  return recordExchange(deps, { conversation: conversation.key, author: 'visitor', text: text ?? '', picture: kept }, help)
}

const recordExchange = transactional(async (deps: ChatDeps, message: NewMessage, help: Help | undefined): Promise<ChatMessage[]> => {
  const said = await recordVisitorMessage(deps, message)
  return help ? [said, await insertMessage(deps.db, { conversation: message.conversation, author: 'helper', ...help })] : [said]
})

function senderOf(
  { customerId, id }: { readonly customerId: number | undefined; readonly id: string },
  network: string | undefined,
): Sender {
  return customerId === undefined
    ? { line: 'strangers', who: network ?? `conversation ${id}` }
    : { line: 'customers', who: `customer ${customerId}` }
}

type NewMessage = Parameters<typeof insertMessage>[1]

/** Refused when the conversation was closed in between. A first message, and one after a pause, is announced to staff. */
async function recordVisitorMessage(deps: ChatDeps, message: NewMessage): Promise<ChatMessage> {
  const { db } = deps
  if (!(await lockConversation(db, message.conversation))) throw new ConversationClosed()
  const isArrival = beginsToWait(await findTalk(db, message.conversation), deps.now())
  const said = await insertMessage(db, message)
  if (isArrival) await announceArrival(deps, { kind: 'chat', ref: `${message.conversation} ${said.id}` })
  return said
}
