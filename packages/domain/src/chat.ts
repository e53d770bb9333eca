import type { Fit } from './fitment.ts'
import type { OrderStatus } from './order-status.ts'
import type { ProductSummary } from './product.ts'
import type { AskedPart } from './quotation.ts'

export const LONGEST_MESSAGE = 2_000

/** `helper` is the shop's own knowledge, which answers before a person does. */
export type ChatAuthor = 'visitor' | 'staff' | 'helper'

/** What a message shows beside its words: data, never markup and never an address that somebody typed. */
export type ChatCard =
  /** With what it is to the car that was asked about, if a whole one was. */
  | { readonly kind: 'product'; readonly product: ProductSummary; readonly fit?: Fit | undefined }
  | { readonly kind: 'order'; readonly folio: string; readonly status: OrderStatus }
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'quotation'; readonly prefilled: Partial<AskedPart> }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'leave-email' }

export type ChatMessage = {
  readonly id: string
  readonly author: ChatAuthor
  /** Who of the staff wrote it. */
  readonly name: string | undefined
  readonly text: string
  readonly cards: readonly ChatCard[]
  readonly hasPicture: boolean
  readonly sentAt: Date
}

/** A conversation as the visitor sees it. */
export type VisitorConversation = {
  readonly messages: readonly ChatMessage[]
  readonly isClosed: boolean
  /** The last message that staff have seen. */
  readonly readByStaff: string
  readonly hasEmail: boolean
  /** Whether somebody is there, and if not, when. */
  readonly isAttended: boolean
  readonly opensAt: Date | undefined
}

export type ConversationEntry = {
  readonly id: string
  readonly name: string | undefined
  readonly email: string | undefined
  readonly isCustomer: boolean
  readonly isClosed: boolean
  readonly assignedTo: string | undefined
  readonly lastMessageAt: Date
  readonly lastText: string
  /** Messages of the visitor that nobody of the staff has seen. */
  readonly unread: number
}

export type StaffConversation = ConversationEntry & {
  readonly messages: readonly ChatMessage[]
  readonly readByVisitor: string
}

/** The helper is quiet as soon as a person has taken over. */
export function mayHelp({ isAssigned, hasStaffMessage }: { readonly isAssigned: boolean; readonly hasStaffMessage: boolean }): boolean {
  return !isAssigned && !hasStaffMessage
}
