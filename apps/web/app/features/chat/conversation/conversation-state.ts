import type { ChatMessage, VisitorConversation } from '@shop/domain/chat'

/** A message on its way: it is shown at once, and stays until the shop has it or the visitor takes it back. */
export type Unsent = {
  readonly key: string
  readonly text: string
  readonly file: File | undefined
  readonly preview: string | undefined
  /** `lost` may be tried again as it is, `refused` may not. */
  readonly state: 'sending' | 'lost' | 'refused'
  readonly share: number
  readonly problem: string | undefined
}

type Known = Omit<VisitorConversation, 'messages'>

export type ConversationState = {
  readonly messages: readonly ChatMessage[]
  readonly unsent: readonly Unsent[]
  /** What the shop said last of the conversation itself; nothing while there is none. */
  readonly known: Known | undefined
  readonly loading: 'no' | 'yes' | 'failed'
  readonly isLost: boolean
  /** Who of the shop is typing. */
  readonly typing: string | undefined
  /** Something was said that the shop's own knowledge may still answer. */
  readonly isAsking: boolean
}

export const NO_CONVERSATION: ConversationState = {
  messages: [],
  unsent: [],
  known: undefined,
  loading: 'no',
  isLost: false,
  typing: undefined,
  isAsking: false,
}

/** Ids are numbers too large to be counted with. */
export function isAfter(id: string, other: string): boolean {
  return id.length === other.length ? id > other : id.length > other.length
}

export function lastIdOf({ messages }: Pick<ConversationState, 'messages'>): string {
  return messages.at(-1)?.id ?? '0'
}

/** In their order, each once, however often they were told. */
function merged(known: readonly ChatMessage[], told: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...known, ...told].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => (isAfter(a.id, b.id) ? 1 : -1))
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Messages that the stream or a look at the conversation tells of. One of the visitor's own may be news of what is still on its way
 * here, because its answer was lost or comes later.
 */
export function withMessages(state: ConversationState, told: readonly ChatMessage[]): ConversationState {
  const known = new Set(state.messages.map(({ id }) => id))
  let { unsent } = state
  for (const { text, hasPicture } of told.filter(({ id, author }) => author === 'visitor' && !known.has(id))) {
    const arrived = unsent.find(
      (one) => one.state !== 'refused' && plain(one.text) === plain(text) && (one.file !== undefined) === hasPicture,
    )
    unsent = unsent.filter((one) => one !== arrived)
  }
  const isAnswered = told.some(({ author }) => author !== 'visitor')
  return { ...state, messages: merged(state.messages, told), unsent, typing: isAnswered ? undefined : state.typing }
}

export function withConversation(state: ConversationState, { messages, ...known }: VisitorConversation): ConversationState {
  return {
    ...withMessages(state, messages),
    known,
    loading: 'no',
  }
}

/** What the stream tells of a conversation counts once the shop has told of all of it. */
export function withKnown(state: ConversationState, changes: Partial<Known>): ConversationState {
  return state.known ? { ...state, known: { ...state.known, ...changes } } : state
}

/** The answer to one's own message names it by its key. */
export function withAnswer(state: ConversationState, key: string, answer: readonly ChatMessage[]): ConversationState {
  return {
    ...state,
    messages: merged(state.messages, answer),
    unsent: state.unsent.filter((one) => one.key !== key),
  }
}

export function unreadIn({ messages }: Pick<ConversationState, 'messages'>, seen: string): number {
  return messages.filter(({ id, author }) => author !== 'visitor' && isAfter(id, seen)).length
}

/** The shop's own knowledge is quiet once a person has spoken. */
export function isHelped({ messages }: Pick<ConversationState, 'messages'>): boolean {
  return messages.every(({ author }) => author !== 'staff')
}
