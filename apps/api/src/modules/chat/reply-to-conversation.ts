import type { ChatMessage } from '@shop/domain/chat'
import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import type { UploadedFile } from '../../files.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { queueMail } from '../messages/messages.public.ts'
import { keepPicture } from '../uploads/uploads.public.ts'
import { ConversationClosed, EmptyMessage } from './chat.problems.ts'
import type { ChatDeps } from './chat-deps.ts'
import { insertMessage } from './chat-messages.queries.ts'
import { lockConversation, updateAssigned } from './conversations.queries.ts'
import { heldConversation } from './read-conversation.ts'

type Reply = {
  readonly id: string
  readonly staffId: number
  readonly text: string | undefined
  readonly picture: UploadedFile | undefined
}

export async function replyToConversation(deps: ChatDeps, reply: Reply): Promise<ChatMessage> {
  if (reply.text === undefined && !reply.picture) throw new EmptyMessage()
  return keepReply(
    deps,
    reply,
    reply.picture && (await keepPicture(deps, reply.picture.bytes, { line: 'customers', who: `staff ${reply.staffId}` })),
  )
}

const keepReply = transactional(
  async (deps: ChatDeps, { id, staffId, text = '' }: Reply, picture: string | undefined): Promise<ChatMessage> => {
    const conversation = await heldConversation(deps.db, id)
    if (!(await lockConversation(deps.db, conversation.key))) throw new ConversationClosed()
    if (!conversation.isAssigned) await updateAssigned(deps.db, conversation.key, staffId)
    const message = await insertMessage(deps.db, { conversation: conversation.key, author: 'staff', staffId, text, picture })
    // Who is still there reads it here; who has left is written to.
    if (conversation.email !== undefined && !conversation.isPresent) {
      const { mail } = serverTexts(conversation.locale).chat
      await queueMail(deps, {
        key: `chat ${message.id}`,
        to: conversation.email,
        locale: conversation.locale,
        subject: mail.subject,
        content: {
          name: conversation.name ?? mail.friend,
          lead: mail.lead(message.name ?? ''),
          action: { label: mail.button, url: `${deps.settings.publicUrl}/${conversation.locale}` },
          notes: text === '' ? [] : [text],
        },
      })
    }
    if (!conversation.isAssigned)
      await recordChange(deps.db, staffId, {
        action: 'conversation-assigned',
        subject: { kind: 'conversation', ref: id },
        after: { assignedTo: message.name },
      })
    return message
  },
)
