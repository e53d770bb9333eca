/** What a case says beside its own fields: figures, and words and numbers of the provider. Each has words on the desk. */
const FIGURES = ['amount', 'bookedAmount', 'balance', 'fee', 'moved'] as const
export type MoneyFact =
  | (typeof FIGURES)[number]
  // Numbers to look it up by.
  | 'reference'
  | 'intent'
  | 'charge'
  | 'checkout'
  | 'refund'
  | 'dispute'
  | 'payout'
  | 'event'
  // How it stands, and why.
  | 'status'
  | 'bookedStatus'
  | 'reason'
  | 'code'
  | 'why'
  | 'kind'
  | 'type'
  | 'method'
  | 'currency'
  | 'seenCurrency'
  | 'mode'
  | 'seenMode'
  | 'isLive'
  | 'provider'
  // How many.
  | 'failures'
  | 'payments'
  | 'expected'
  | 'found'

/** Told in fields and words of their own. */
export const TOLD_APART = ['expectedAmount', 'seenAmount', 'isOurMode', 'isSameCustomer', 'isSamePurchase'] as const

export type CaseDetails = Readonly<Partial<Record<MoneyFact | (typeof TOLD_APART)[number], string | number | boolean | null>>>

/** Centavos, shown as money. */
export function isFigure(name: string): boolean {
  return FIGURES.some((one) => one === name)
}
