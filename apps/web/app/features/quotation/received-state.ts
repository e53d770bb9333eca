import type { ReceivedQuotation } from '@shop/contract/wire/people/quotation'
import type { QuotationRequest } from '@shop/domain/quotation'

/** Goes with the entry of the browser's history: a reload shows it again, and sends nothing. */
export type ReceivedState = { readonly received: ReceivedQuotation; readonly request: QuotationRequest }

export function receivedIn(state: unknown): ReceivedState | undefined {
  return typeof state === 'object' && state !== null && 'received' in state ? (state as ReceivedState) : undefined
}
