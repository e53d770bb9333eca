import type { ChatKeeper } from './chat-keeper.ts'
import type { Clock } from './clock.ts'
import type { ConversationStore } from './conversation-store.ts'

const SHOWN_MS = 6_000
const TOLD_EVERY_MS = 3_000

/** Shows who of the shop is typing, for a while: nobody says that they stopped. */
export function showingTyping({ change }: Pick<ConversationStore, 'change'>, clock: Clock): (name: string) => void {
  let callOff = () => {}
  return (name) => {
    callOff()
    callOff = clock.after(SHOWN_MS, () => change((now) => ({ ...now, typing: undefined })))
    change((now) => ({ ...now, typing: name }))
  }
}

type Needs = {
  readonly kept: Pick<ChatKeeper, 'ownSecret'>
  readonly clock: Pick<Clock, 'now'>
  readonly signTyping: (secret: string) => Promise<unknown>
}

/** Tells the shop that the visitor is typing, but not of every letter. */
export function tellingTyping({ kept, clock, signTyping }: Needs): () => void {
  let told = 0
  return () => {
    const secret = kept.ownSecret()
    if (!secret || clock.now() - told < TOLD_EVERY_MS) return
    told = clock.now()
    signTyping(secret).catch(() => {})
  }
}
