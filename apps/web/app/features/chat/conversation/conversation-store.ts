import { type ConversationState, NO_CONVERSATION, type Unsent } from './conversation-state.ts'

export type ConversationStore = {
  readonly read: () => ConversationState
  readonly change: (make: (state: ConversationState) => ConversationState) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The state at this moment, told to who shows it; what is unsent is also handed to who keeps it. */
export function createConversationStore(unsent: readonly Unsent[], keepUnsent: (unsent: readonly Unsent[]) => void): ConversationStore {
  const listeners = new Set<() => void>()
  let state: ConversationState = { ...NO_CONVERSATION, unsent }
  return {
    read: () => state,
    change: (make) => {
      const before = state.unsent
      state = make(state)
      if (state.unsent !== before) keepUnsent(state.unsent)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
