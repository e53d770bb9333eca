import type { KeptMessage } from './chat-keeper.ts'
import type { ConversationState, Unsent } from './conversation-state.ts'

/** What a reload found unsent waits for the visitor: it may have arrived after all, which the conversation tells. */
export function restored({ key, text }: KeptMessage): Unsent {
  return {
    key,
    text,
    file: undefined,
    preview: undefined,
    state: 'lost',
    share: 0,
    problem: undefined,
  }
}

/** A picture is too large to be kept; words are not. */
export function wordsOf(unsent: readonly Unsent[]): readonly KeptMessage[] {
  return unsent.flatMap(({ key, text, file }) => (file ? [] : [{ key, text }]))
}

export function withSaid(state: ConversationState, said: Pick<Unsent, 'key' | 'text' | 'file' | 'preview'>): ConversationState {
  return {
    ...state,
    unsent: [...state.unsent, { ...said, state: 'sending', share: 0, problem: undefined }],
  }
}

export function withUnsent(state: ConversationState, key: string, changes: Partial<Unsent>): ConversationState {
  return {
    ...state,
    unsent: state.unsent.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  }
}

export function withoutUnsent(state: ConversationState, key: string): ConversationState {
  return {
    ...state,
    unsent: state.unsent.filter((one) => one.key !== key),
  }
}

/** What waits behind a lost message is lost with it, or it would arrive before. */
export function withLost(state: ConversationState): ConversationState {
  return {
    ...state,
    unsent: state.unsent.map((one) => (one.state === 'sending' ? { ...one, state: 'lost', share: 0 } : one)),
  }
}

export function withRetry(state: ConversationState): ConversationState {
  return {
    ...state,
    unsent: state.unsent.map((one) => (one.state === 'lost' ? { ...one, state: 'sending' } : one)),
  }
}
