import { chargeBack, closeInquiry, inquireAbout, loseDispute, warnOf, winDispute } from './dispute-charge.ts'
import type { SeenPayment } from './sandbox.ts'

/** What the bank of a card's holder can do with a payment, by the button that plays it. */
export const BANK_STEPS = {
  warning: warnOf,
  inquiry: inquireAbout,
  chargeback: chargeBack,
  'close-inquiry': closeInquiry,
  lose: loseDispute,
  win: winDispute,
} as const
export type BankStep = keyof typeof BANK_STEPS

/** What can come next. */
export function nextSteps({ kept: { intent, method }, dispute, warning }: SeenPayment): readonly BankStep[] {
  if (method !== 'card' || intent.status !== 'succeeded') return []
  const warnings: BankStep[] = warning ? [] : ['warning']
  if (!dispute) return [...warnings, 'inquiry', 'chargeback']
  return {
    warning_needs_response: STEPS_OF_INQUIRY,
    needs_response: STEPS_OF_CHARGEBACK,
    lost: ['win'] as const,
    warning_closed: [],
    won: [],
  }[dispute.status]
}

const STEPS_OF_INQUIRY = ['chargeback', 'close-inquiry'] as const
const STEPS_OF_CHARGEBACK = ['lose', 'win'] as const
