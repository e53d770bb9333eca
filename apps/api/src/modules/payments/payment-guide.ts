import type { Locale } from '@shop/domain/locale'
import type { PaymentGuide } from '@shop/domain/payment-form'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { type CardOutcome, TEST_CARDS } from '@shop/payment-sandbox/test-cards'
import { paymentTexts } from '@shop/texts/payment-texts'

/** How to pay. Test cards are the provider's own, so they work in its test mode as in the sandbox. */
export function paymentGuide(isLive: boolean, methods: readonly PaymentMethod[], locale: Locale): PaymentGuide {
  const { guide } = paymentTexts(locale)
  const said = isLive ? guide.live : guide.test
  const steps = [said.first, ...methods.map((method) => said[method])]
  if (isLive) return { isLive, steps, testCards: [], testVouchers: [] }
  return {
    isLive,
    steps,
    testCards: Object.entries(TEST_CARDS).map(([number, { outcome }]) => ({ number, outcome: guide.outcomes[outcomeName(outcome)] })),
    testVouchers: Object.entries(guide.vouchers).map(([email, outcome]) => ({ email, outcome })),
  }
}

type OutcomeName = keyof ReturnType<typeof paymentTexts>['guide']['outcomes']

function outcomeName(outcome: CardOutcome): OutcomeName {
  if (outcome.kind === 'succeeds') return outcome.afterwards ?? 'succeeds'
  if (outcome.kind === 'authenticates') return outcome.afterBank.kind === 'declined' ? 'authenticates_then_declined' : 'authenticates'
  const reason = outcome.declineCode ?? outcome.code
  return DECLINES.find((name) => name === reason) ?? 'declined'
}

const DECLINES = [
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'card_velocity_exceeded',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'incorrect_number',
  'fraudulent',
] as const satisfies readonly OutcomeName[]
