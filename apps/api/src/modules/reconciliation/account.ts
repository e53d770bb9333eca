import type { PaymentProvider } from '../../ports/payment-provider.ts'

/** Whose books: a shop that changes its provider, or from trying out to real money, never mixes them. */
export type Account = { readonly provider: string; readonly isLive: boolean }
export type Days = { readonly from: string; readonly to: string }

export function accountOf({ name, isLive }: PaymentProvider): Account {
  return { provider: name, isLive }
}
