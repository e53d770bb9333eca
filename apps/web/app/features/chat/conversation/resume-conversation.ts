import type { ChatKeeper } from './chat-keeper.ts'
import { NO_CONVERSATION } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { FollowedStream } from './followed-stream.ts'
import type { KnownConversation } from './known-conversation.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'change'>
  readonly kept: Pick<ChatKeeper, 'isSignedIn' | 'ownSecret' | 'broughtSecret' | 'forgetOthers'>
  readonly stream: Pick<FollowedStream, 'leave' | 'isFollowing'>
  readonly known: Pick<KnownConversation, 'refresh' | 'follow'>
  readonly begin: () => Promise<unknown>
}

/** Goes on with what this tab knows, and for customers with their own conversation once they want to see it. */
export function resumingConversation({ store: { change }, kept, stream, known, begin }: Needs) {
  const turnToWhoIsHere = (isBrought: boolean): void => {
    if (!kept.forgetOthers() && !isBrought) return
    stream.leave()
    change(({ unsent }) => ({ ...NO_CONVERSATION, unsent: isBrought ? unsent : [] }))
  }
  return async (isWanted: boolean): Promise<void> => {
    const isBrought = kept.broughtSecret() !== undefined
    turnToWhoIsHere(isBrought)
    const secret = kept.ownSecret()
    const hasReason = secret !== '' || isBrought || (isWanted && kept.isSignedIn())
    if (stream.isFollowing(secret) || !hasReason) return
    change((now) => ({ ...now, loading: 'yes' }))
    try {
      await (secret ? known.refresh(secret) : begin())
      if (secret && kept.ownSecret() === secret) known.follow(secret)
    } catch {
      change((now) => ({ ...now, loading: 'failed' }))
    }
  }
}
