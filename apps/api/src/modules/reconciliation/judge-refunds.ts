import { PaymentFailure, PaymentTemporary } from '../../ports/payment-failures.ts'
import type { Refund } from '../../ports/payment-provider.ts'
import { findOrderOf, findPayment, type OrderDeps } from '../orders/orders.public.ts'
import { recordRefund } from '../refunds/refunds.public.ts'
import { type ComparedBooks, type Found, NOTHING_FOUND, together } from './compared-books.ts'
import { openDifference } from './open-difference.ts'
import { type BookedRefund, findBookedRefund, listMovedRefunds, listUnmovedRefunds } from './refund-differences.queries.ts'

/** Every refund of the provider stands in the books as it ended, and every refund of the books was made. */
export async function judgeRefunds(books: ComparedBooks): Promise<Found> {
  const { deps, account, days, now, refunds } = books
  const found: Found[] = []
  for (const told of refunds.values()) found.push(await bookRefund(deps, told))
  // Made long ago, and failed on one of these days.
  for (const { refund } of await listMovedRefunds(deps.db, account, days)) {
    const told = refunds.has(refund) ? undefined : await knownRefund(deps, refund)
    if (told) found.push(await bookRefund(deps, told))
  }
  for (const refund of await listUnmovedRefunds(deps.db, account, days, now)) found.push(await proveRefund(deps, refund))
  return together(found)
}

/** The provider's word is recorded; what the books cannot take is for a person to look at. */
async function bookRefund(deps: OrderDeps, told: Refund): Promise<Found> {
  const payment = told.intentId === undefined ? undefined : await findPayment(deps.db, told.intentId)
  if (!payment) return NOTHING_FOUND
  if (fits(await findBookedRefund(deps.db, told.id), told)) return NOTHING_FOUND
  const isNewCase = await recordRefund(deps, told)
  const booked = await findBookedRefund(deps.db, told.id)
  if (fits(booked, told)) return { ...NOTHING_FOUND, booked: 1 }
  const order = await findOrderOf(deps.db, payment.checkoutId)
  const found = await openDifference(deps, {
    kind: 'refund-differs',
    subject: `refund ${told.id}`,
    orderId: order?.id,
    paymentId: payment.id,
    refundId: booked?.id,
    amount: told.amount,
    details: {
      refund: told.id,
      status: told.status,
      amount: told.amount,
      bookedStatus: booked?.status ?? null,
      bookedAmount: booked?.amount ?? null,
    },
    holdsGoods: true,
  })
  return isNewCase ? { ...found, cases: 1 } : found
}

function fits(booked: BookedRefund | undefined, { status, amount }: Refund): boolean {
  // One that failed and never was in the books is nobody's loss.
  if (!booked) return status === 'failed' || status === 'canceled'
  return booked.amount === amount && booked.status === BOOKED_AS[status]
}

const BOOKED_AS: Readonly<Record<Refund['status'], string>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** The balance has nothing of it, so the provider is asked about this one. */
async function proveRefund(deps: OrderDeps, refund: BookedRefund): Promise<Found> {
  const told = refund.reference === null ? undefined : await knownRefund(deps, refund.reference)
  if (told) return bookRefund(deps, told)
  return openDifference(deps, {
    kind: 'refund-differs',
    subject: `refund ${refund.reference ?? refund.id}`,
    orderId: refund.orderId ?? undefined,
    paymentId: refund.paymentId,
    refundId: refund.id,
    amount: refund.amount,
    details: { refund: refund.reference, bookedStatus: refund.status, bookedAmount: refund.amount, status: null },
  })
}

async function knownRefund({ payments }: OrderDeps, reference: string): Promise<Refund | undefined> {
  try {
    return await payments.readRefund(reference)
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error instanceof PaymentTemporary) throw error
    return undefined
  }
}
