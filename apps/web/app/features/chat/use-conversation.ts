import type { Locale } from '@shop/domain/locale'
import { useSyncExternalStore } from 'react'
import { createBrowserConversation } from './browser-conversation.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationState } from './conversation/conversation-state.ts'

const MANY = new Map<Locale, Conversation>()

export function conversationIn(locale: Locale): Conversation {
  const known = MANY.get(locale) ?? createBrowserConversation(locale)
  MANY.set(locale, known)
  return known
}

export function useConversationState({ subscribe, read }: Conversation): ConversationState {
  return useSyncExternalStore(subscribe, read)
}
