import type { VisitorConversation } from '@shop/domain/chat'
import { isGone } from './chat-failures.ts'
import type { ChatKeeper } from './chat-keeper.ts'
import { withConversation } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { FollowedStream } from './followed-stream.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'change'>
  readonly kept: Pick<ChatKeeper, 'ownSecret' | 'forgetSecret'>
  readonly stream: Pick<FollowedStream, 'follow' | 'leave'>
  readonly readConversation: (secret: string) => Promise<VisitorConversation>
}

export type KnownConversation = ReturnType<typeof createKnownConversation>

/** The conversation whose secret this tab has: how it stands at the shop, and its end. */
export function createKnownConversation({ store: { change }, kept, stream, readConversation }: Needs) {
  const forget = (): void => {
    stream.leave()
    kept.forgetSecret()
  }
  const refresh = async (secret: string): Promise<void> => {
    try {
      const conversation = await readConversation(secret)
      if (kept.ownSecret() === secret) change((now) => withConversation(now, conversation))
    } catch (error) {
      if (!isGone(error)) throw error
      forget()
      change((now) => ({ ...now, known: undefined, loading: 'no', isLost: false }))
    }
  }
  return {
    refresh,
    follow: (secret: string): void => stream.follow(secret, () => void refresh(secret).catch(() => {})),
    /** Whether there was one to leave behind. */
    startAnew: (): boolean => {
      if (!kept.ownSecret()) return false
      forget()
      change((now) => ({ ...now, known: undefined }))
      return true
    },
  }
}
