import { PaymentFailure, PaymentTemporary } from '../../ports/payment-failures.ts'
import { settleMoneyCase } from '../money-cases/money-cases.public.ts'
import { findPayment } from '../orders/orders.public.ts'
import { applyIntent } from '../payments/payments.public.ts'
import { type ComparedBooks, type Found, NOTHING_FOUND, together } from './compared-books.ts'
import {
  type Doubt,
  listFoundAgain,
  listMissingCharges,
  listOtherAmounts,
  listUnbookedCharges,
  type UnbookedCharge,
} from './differences.queries.ts'
import { openDifference } from './open-difference.ts'

/** Every charge of ours is a payment of the same amount, and every payment has its charge. */
export async function judgeCharges(books: ComparedBooks): Promise<Found & { readonly foreign: number }> {
  const { deps, account, days, now } = books
  const { db } = deps
  const unbooked = await listUnbookedCharges(db, account, days)
  const found: Found[] = []
  for (const charge of unbooked.filter(({ isOurs }) => isOurs)) found.push(await bookCharge(books, charge))
  for (const doubt of await listOtherAmounts(db, account, days)) found.push(await doubtPayment(books, 'charge-differs', doubt))
  for (const doubt of await listMissingCharges(db, account, days, now))
    found.push(await doubtPayment(books, 'payment-not-at-provider', doubt))
  for (const { subject } of await listFoundAgain(db)) await settleMoneyCase(db, 'payment-not-at-provider', subject, { outcome: 'found' })
  return { ...together(found), foreign: unbooked.filter(({ isOurs }) => !isOurs).length }
}

const SETTLED = new Set(['paid', 'duplicate', 'review'])

/** What the lost event would have done. Only what still does not fit is for a person to look at. */
async function bookCharge({ deps }: ComparedBooks, charge: UnbookedCharge): Promise<Found> {
  if (charge.intent !== null) {
    await applied(deps, charge.intent)
    const payment = await findPayment(deps.db, charge.intent)
    if (payment && SETTLED.has(payment.status)) return { ...NOTHING_FOUND, booked: 1 }
  }
  return openDifference(deps, {
    kind: 'charge-not-in-books',
    subject: `charge ${charge.source}`,
    orderId: charge.orderId ?? undefined,
    amount: charge.amount,
    details: { charge: charge.source, intent: charge.intent, checkout: charge.checkoutId },
  })
}

async function applied(deps: ComparedBooks['deps'], intent: string): Promise<void> {
  try {
    await applyIntent(deps, await deps.payments.readIntent(intent))
  } catch (error) {
    // A provider that is silent for a moment is asked again; one that says no is a case.
    if (!(error instanceof PaymentFailure) || error instanceof PaymentTemporary) throw error
  }
}

function doubtPayment({ deps }: ComparedBooks, kind: 'charge-differs' | 'payment-not-at-provider', doubt: Doubt): Promise<Found> {
  return openDifference(deps, {
    kind,
    subject: `payment ${doubt.paymentId}`,
    orderId: doubt.orderId ?? undefined,
    paymentId: doubt.paymentId,
    amount: doubt.expected,
    details: { intent: doubt.reference, expectedAmount: doubt.expected, seenAmount: doubt.seen, currency: doubt.currency },
    holdsGoods: true,
  })
}
