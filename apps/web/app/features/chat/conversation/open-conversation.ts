import type { BegunConversation } from '@shop/contract/wire/people/chat'
import { isSessionOver } from '../../../calls/call-as-customer.ts'
import type { ChatKeeper } from './chat-keeper.ts'
import { withConversation } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'read' | 'change'>
  readonly kept: Pick<ChatKeeper, 'isSignedIn' | 'ownSecret' | 'broughtSecret' | 'keepSecret'>
  readonly calls: {
    readonly begin: () => Promise<BegunConversation>
    readonly resumeOwn: (brought: string | undefined) => Promise<BegunConversation>
  }
  readonly follow: (secret: string) => void
}

/** Begins a conversation, as the customer or as a visitor, and finds the secret of the one to speak in. */
export function openingConversations({ store, kept, calls, follow }: Needs) {
  const orAsVisitor = (error: unknown): Promise<BegunConversation> => {
    if (isSessionOver(error)) return calls.begin()
    throw error
  }
  const begin = async (): Promise<string> => {
    const begun = await (kept.isSignedIn() ? calls.resumeOwn(kept.broughtSecret()).catch(orAsVisitor) : calls.begin())
    const { secret, ...conversation } = begun
    kept.keepSecret(secret)
    store.change((now) => withConversation(now, conversation))
    follow(secret)
    return secret
  }
  return { begin, secretToUse: async (): Promise<string> => (store.read().known?.isClosed ? undefined : kept.ownSecret()) || begin() }
}
