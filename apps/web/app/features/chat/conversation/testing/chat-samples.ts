import { CallFailed } from '@shop/contract/client'
import type { Failure } from '@shop/contract/envelope'
import type { ChatMessage, VisitorConversation } from '@shop/domain/chat'
import type { Unsent } from '../conversation-state.ts'

export const message = (id: string, author: ChatMessage['author'], text = '', hasPicture = false): ChatMessage => ({
  id,
  author,
  name: undefined,
  text,
  cards: [],
  hasPicture,
  sentAt: new Date(0),
})

export const unsent = (key: string, text: string, changes: Partial<Unsent> = {}): Unsent => ({
  key,
  text,
  file: undefined,
  preview: undefined,
  state: 'sending',
  share: 0,
  problem: undefined,
  ...changes,
})

export const conversationOf = (changes: Partial<VisitorConversation> = {}): VisitorConversation => ({
  messages: [],
  isClosed: false,
  readByStaff: '0',
  hasEmail: false,
  isAttended: true,
  opensAt: undefined,
  ...changes,
})

/** The shop answered, and the answer is no. */
export const refusal = (status: number, code: Failure['code'], more: Pick<Failure, 'name'> = {}): CallFailed =>
  new CallFailed(status, { success: false, message: `${code} was said`, data: null, code, ...more })

/** Nobody answered. */
export const silence = (): Error => new TypeError('Failed to fetch')
