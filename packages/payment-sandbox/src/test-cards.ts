/** What becomes of a payment later. */
export type Afterwards = 'disputed' | 'not-received' | 'inquiry' | 'fraud-warning' | 'refund-pending' | 'refund-fails'

/** A bank has something to say about it. */
export type TroubledAfterwards = Exclude<Afterwards, 'refund-pending' | 'refund-fails'>
export function isTroubled(afterwards: Afterwards | null): afterwards is TroubledAfterwards {
  return afterwards !== null && afterwards !== 'refund-pending' && afterwards !== 'refund-fails'
}

/** What a card does when it is charged, as the provider's test cards do in its test mode. */
export type CardOutcome =
  | { readonly kind: 'succeeds'; readonly afterwards?: Afterwards }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode?: string }
  | { readonly kind: 'authenticates'; readonly afterBank: CardOutcome }

type TestCard = { readonly brand: string; readonly outcome: CardOutcome }

const SUCCEEDS: CardOutcome = { kind: 'succeeds' }
function declined(code: string, declineCode?: string): CardOutcome {
  return { kind: 'declined', code, ...(declineCode ? { declineCode } : {}) }
}
function visa(outcome: CardOutcome): TestCard {
  return { brand: 'visa', outcome }
}
function authenticates(afterBank: CardOutcome): TestCard {
  return visa({ kind: 'authenticates', afterBank })
}

/** The only numbers that exist here. Any other is refused before anything is kept of it. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': visa(SUCCEEDS),
  '5555555555554444': { brand: 'mastercard', outcome: SUCCEEDS },
  '378282246310005': { brand: 'amex', outcome: SUCCEEDS },
  '4000004840008001': visa(SUCCEEDS),
  '5062210000000009': { brand: 'carnet', outcome: SUCCEEDS },
  '4000000000000002': visa(declined('card_declined', 'generic_decline')),
  '4000000000009995': visa(declined('card_declined', 'insufficient_funds')),
  '4000000000009987': visa(declined('card_declined', 'lost_card')),
  '4000000000009979': visa(declined('card_declined', 'stolen_card')),
  '4000000000006975': visa(declined('card_declined', 'card_velocity_exceeded')),
  '4000000000000069': visa(declined('expired_card', 'expired_card')),
  '4000000000000127': visa(declined('incorrect_cvc', 'incorrect_cvc')),
  '4000000000000119': visa(declined('processing_error', 'processing_error')),
  '4242424242424241': visa(declined('incorrect_number')),
  '4100000000000019': visa(declined('card_declined', 'fraudulent')),
  '4000002500003155': authenticates(SUCCEEDS),
  '4000002760003184': authenticates(SUCCEEDS),
  '4000000000003220': authenticates(SUCCEEDS),
  '4000008260003178': authenticates(declined('card_declined', 'insufficient_funds')),
  '4000008400001629': authenticates(declined('card_declined', 'generic_decline')),
  '4000008400001280': visa(declined('card_declined', 'processing_error')),
  '4000000000000259': visa({ kind: 'succeeds', afterwards: 'disputed' }),
  '4000000000002685': visa({ kind: 'succeeds', afterwards: 'not-received' }),
  '4000000000001976': visa({ kind: 'succeeds', afterwards: 'inquiry' }),
  '4000000000005423': visa({ kind: 'succeeds', afterwards: 'fraud-warning' }),
  '4000000000007726': visa({ kind: 'succeeds', afterwards: 'refund-pending' }),
  '4000000000005126': visa({ kind: 'succeeds', afterwards: 'refund-fails' }),
}

export type TypedCard = { readonly number: string; readonly month: number; readonly year: number; readonly cvc: string }

/** Judged in the provider's order: number, date, code. Undefined when the card may be tried. */
export function wrongCardField({ number, month, year, cvc }: TypedCard, now: Date): string | undefined {
  if (!Object.hasOwn(TEST_CARDS, number)) return 'incorrect_number'
  if (!(month >= 1 && month <= 12)) return 'invalid_expiry_month'
  const full = year < 100 ? 2000 + year : year
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  if (!(full >= thisYear && full <= thisYear + LONGEST_YEARS)) return 'invalid_expiry_year'
  if (full === thisYear && month < thisMonth) return 'invalid_expiry_month'
  return /^\d{3,4}$/.test(cvc) ? undefined : 'invalid_cvc'
}

const LONGEST_YEARS = 50
