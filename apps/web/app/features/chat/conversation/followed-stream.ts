import type { FollowConversation, StreamListener } from './chat-stream.ts'
import { lastIdOf, withKnown, withMessages } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'read' | 'change'>
  readonly followConversation: FollowConversation
  readonly showTyping: (name: string) => void
}

export type FollowedStream = {
  /** `look` is asked to read the conversation as a whole. */
  readonly follow: (secret: string, look: () => void) => void
  readonly leave: () => void
  readonly isFollowing: (secret: string) => boolean
}

/** The one stream of this tab, and what it tells. */
export function createFollowedStream({ store, followConversation, showTyping }: Needs): FollowedStream {
  let followed = ''
  let stop = () => {}
  const leave = () => {
    stop()
    stop = () => {}
    followed = ''
  }
  return {
    leave,
    isFollowing: (secret) => secret !== '' && followed === secret,
    follow: (secret, look) => {
      if (followed === secret) return
      leave()
      followed = secret
      stop = followConversation(secret, listenerOf(store, showTyping, look))
    },
  }
}

function listenerOf({ read, change }: Needs['store'], showTyping: (name: string) => void, look: () => void): StreamListener {
  return {
    lastId: () => lastIdOf(read()),
    onMessage: (message) => change((now) => withMessages(now, [message])),
    onRead: (readByStaff) => change((now) => withKnown(now, { readByStaff })),
    onClosed: (isClosed) => change((now) => withKnown(now, { isClosed })),
    onTyping: showTyping,
    onLive: () => {
      // Marks that were set meanwhile are told to nobody who was away.
      if (read().isLost) look()
      change((now) => ({ ...now, isLost: false }))
    },
    onLost: () => {
      change((now) => ({ ...now, isLost: true }))
      // Streams are refused too, and the conversation may be gone.
      look()
    },
  }
}
