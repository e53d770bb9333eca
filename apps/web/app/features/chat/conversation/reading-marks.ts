import type { ChatKeeper } from './chat-keeper.ts'
import { isAfter } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'read'>
  readonly kept: Pick<ChatKeeper, 'read' | 'ownSecret' | 'keepSeen'>
  readonly signRead: (secret: string, upTo: string) => Promise<unknown>
}

/** Remembers up to where the visitor has read, and tells the shop once. */
export function markingSeen({ store, kept, signRead }: Needs): () => void {
  return () => {
    const last = store.read().messages.findLast(({ author }) => author !== 'visitor')?.id
    const secret = kept.ownSecret()
    if (!last || !secret || !isAfter(last, kept.read().seen)) return
    kept.keepSeen(last)
    signRead(secret, last).catch(() => {})
  }
}
