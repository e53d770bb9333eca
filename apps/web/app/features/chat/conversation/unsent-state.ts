import type { KeptMessage } from './chat-keeper.ts'
import type { ConversationState, Unsent } from './conversation-state.ts'

/** What a reload found unsent waits for the visitor: it may have arrived after all, which the conversation tells. */
export const restored = ({ key, text }: KeptMessage): Unsent => ({
  key,
  text,
  file: undefined,
  preview: undefined,
  state: 'lost',
  share: 0,
  problem: undefined,
})

/** A picture is too large to be kept; words are not. */
export const wordsOf = (unsent: readonly Unsent[]): readonly KeptMessage[] =>
  unsent.flatMap(({ key, text, file }) => (file ? [] : [{ key, text }]))

export const withSaid = (state: ConversationState, said: Pick<Unsent, 'key' | 'text' | 'file' | 'preview'>): ConversationState => ({
  ...state,
  unsent: [...state.unsent, { ...said, state: 'sending', share: 0, problem: undefined }],
})

export const withUnsent = (state: ConversationState, key: string, changes: Partial<Unsent>): ConversationState => ({
  ...state,
  unsent: state.unsent.map((one) => (one.key === key ? { ...one, ...changes } : one)),
})

export const withoutUnsent = (state: ConversationState, key: string): ConversationState => ({
  ...state,
  unsent: state.unsent.filter((one) => one.key !== key),
})

/** What waits behind a lost message is lost with it, or it would arrive before. */
export const withLost = (state: ConversationState): ConversationState => ({
  ...state,
  unsent: state.unsent.map((one) => (one.state === 'sending' ? { ...one, state: 'lost', share: 0 } : one)),
})

export const withRetry = (state: ConversationState): ConversationState => ({
  ...state,
  unsent: state.unsent.map((one) => (one.state === 'lost' ? { ...one, state: 'sending' } : one)),
})
