import type { chatCalls } from '../../../calls/chat-calls.ts'
import type { ChatKeeper } from './chat-keeper.ts'
import type { FollowConversation } from './chat-stream.ts'
import type { Clock } from './clock.ts'
import { withConversation } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { deliveries } from './deliveries.ts'
import { createFollowedStream } from './followed-stream.ts'
import { createKnownConversation } from './known-conversation.ts'
import { openingConversations } from './open-conversation.ts'
import { createOutbox } from './outbox.ts'
import { markingSeen } from './reading-marks.ts'
import { resumingConversation } from './resume-conversation.ts'
import { showingTyping, tellingTyping } from './typing-signs.ts'
import { restored, wordsOf } from './unsent-state.ts'

export type ConversationNeeds = {
  readonly calls: ReturnType<typeof chatCalls>
  readonly kept: ChatKeeper
  readonly followConversation: FollowConversation
  readonly clock: Clock
  readonly previewOf: (file: File) => Promise<string | undefined>
  readonly onOnline: (act: () => void) => void
}

export type Conversation = ReturnType<typeof createConversation>

/** The conversation of this tab. It outlives the panel and changes of the page; only the tab's end or another person ends it. */
export function createConversation({ calls, kept, followConversation, clock, previewOf, onOnline }: ConversationNeeds) {
  kept.forgetOthers()
  const store = createConversationStore(kept.read().unsent.map(restored), (unsent) => kept.keepTyped({ unsent: wordsOf(unsent) }))
  const { read, change, subscribe } = store
  const stream = createFollowedStream({ store, followConversation, showTyping: showingTyping(store, clock) })
  const known = createKnownConversation({ store, kept, stream, readConversation: calls.read })
  const { begin, secretToUse } = openingConversations({ store, kept, calls, follow: known.follow })
  const send = async (message: Parameters<typeof calls.send>[1]) => calls.send(await secretToUse(), message)
  const deliverAll = deliveries({ store, send, startAnew: known.startAnew })
  return {
    read,
    subscribe,
    resume: resumingConversation({ store, kept, stream, known, begin }),
    ...createOutbox({ store, deliverAll, previewOf, onOnline }),
    signTyping: tellingTyping({ kept, clock, signTyping: calls.signTyping }),
    markSeen: markingSeen({ store, kept, signRead: calls.signRead }),
    leaveContact: async (contact: { readonly name: string; readonly email: string }): Promise<void> => {
      const conversation = await calls.leaveContact(await secretToUse(), contact)
      change((now) => withConversation(now, conversation))
    },
    readPicture: (message: string) => calls.readPicture(kept.ownSecret(), message),
  }
}
