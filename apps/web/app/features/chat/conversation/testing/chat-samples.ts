import { CallFailed } from '@shop/contract/client'
import type { Failure } from '@shop/contract/envelope'
import type { ChatMessage, VisitorConversation } from '@shop/domain/chat'
import type { Unsent } from '../conversation-state.ts'

export function message(id: string, author: ChatMessage['author'], text = '', hasPicture = false): ChatMessage {
  return {
    id,
    author,
    name: undefined,
    text,
    cards: [],
    hasPicture,
    sentAt: new Date(0),
  }
}

export function unsent(key: string, text: string, changes: Partial<Unsent> = {}): Unsent {
  return {
    key,
    text,
    file: undefined,
    preview: undefined,
    state: 'sending',
    share: 0,
    problem: undefined,
    ...changes,
  }
}

export function conversationOf(changes: Partial<VisitorConversation> = {}): VisitorConversation {
  return {
    messages: [],
    isClosed: false,
    readByStaff: '0',
    hasEmail: false,
    isAttended: true,
    opensAt: undefined,
    ...changes,
  }
}

/** The shop answered, and the answer is no. */
export function refusal(status: number, code: Failure['code'], more: Pick<Failure, 'name'> = {}): CallFailed {
  return new CallFailed(status, { success: false, message: `${code} was said`, data: null, code, ...more })
}

/** Nobody answered. */
export function silence(): Error {
  return new TypeError('Failed to fetch')
}
