import { CallFailed } from '@shop/contract/client'
import { NoAnswer } from '@shop/contract/hosts'
import type { ProviderFailure } from '@shop/domain/card-problem'
import type { Cents } from '@shop/domain/money'
import { PaymentRefused } from './buy.ts'

/** Why there is no order yet, as far as the page has to act on it. */
export type PaymentProblem =
  | { readonly kind: 'refused'; readonly failure: ProviderFailure }
  | { readonly kind: 'total-changed'; readonly total: Cents; readonly shipping: Cents }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'unverified' }
  /** The server's own words. */
  | { readonly kind: 'said'; readonly message: string }

/** A purchase that cannot be paid any more, or that is not this customer's: the next try begins a new one. */
export function isDeadPurchase(error: unknown): boolean {
  return error instanceof CallFailed && (error.failure.code === 'checkout_closed' || error.failure.code === 'checkout_not_found')
}

export async function problemOf(error: unknown): Promise<PaymentProblem> {
  if (error instanceof PaymentRefused) return { kind: 'refused', failure: error.failure }
  if (error instanceof NoAnswer) return { kind: 'refused', failure: { type: 'api_connection_error' } }
  if (!(error instanceof CallFailed)) return { kind: 'refused', failure: { code: 'order_creation_failed' } }
  const { code, data } = error.failure
  if (code === 'out_of_inventory') return { kind: 'out-of-stock' }
  if (code === 'cuenta_no_verificada') return { kind: 'unverified' }
  if (code === 'total_cambiado') {
    const { pricedCart } = await import('@shop/contract/wire/orders/priced-cart')
    const { total, shipping } = pricedCart.decode(data as Parameters<typeof pricedCart.decode>[0])
    return { kind: 'total-changed', total, shipping }
  }
  if (code === 'payment_not_made') {
    const { providerFailure } = await import('@shop/contract/wire/orders/started-checkout')
    return { kind: 'refused', failure: data ? providerFailure.decode(data as Parameters<typeof providerFailure.decode>[0]) : {} }
  }
  return { kind: 'said', message: error.message }
}
