import { MOST_FAILURES, pauseAfterFailures, pauseByAge } from '@shop/domain/ask-again'
import { PaymentDeclined, PaymentFailure, PaymentMisconfigured, PaymentNotKnown } from '../../ports/payment-failures.ts'
import { findOrderOf, findPaymentById, nowOf, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import { failRefund } from './fail-refund.ts'
import { recordRefund } from './record-refund.ts'
import { openRefundStuck } from './refund-stuck.ts'
import { findRefund, type Refund, startTry, updateNextTry } from './refunds.queries.ts'

/** Asks the provider to give money back. The key makes it once, however often the worker tries. */
export async function makeRefund(deps: OrderDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.method !== 'provider' || (refund.status !== 'open' && refund.status !== 'pending')) return
  const payment = await findPaymentById(deps.db, refund.paymentId)
  if (!payment || payment.provider !== deps.payments.name) return
  if (!(await startTry(deps.db, refund.id))) return
  try {
    const told = refund.providerReference
      ? await deps.payments.readRefund(refund.providerReference)
      : await deps.payments.refund({
          intentId: payment.reference,
          amount: refund.amount,
          idempotencyKey: refund.keyNumber === 0 ? `ref:${refund.id}` : `ref:${refund.id}:${refund.keyNumber}`,
          reason: refund.reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
          metadata: { reembolso_id: refund.id },
        })
    await recordRefund(deps, told)
    const now = nowOf(deps)
    const pause = pauseByAge('card', now.getTime() - refund.createdAt.getTime())
    await updateNextTry(deps.db, refund.id, { at: new Date(now.getTime() + pause) })
  } catch (error) {
    if (error instanceof PaymentFailure) return await takeNo(deps, refund, payment, error)
    await waitOn(deps, refund, payment, undefined)
    throw error
  }
}

const DAY_MS = 86_400_000
/** An answer that nobody foresaw is asked about some times more: it may have been a bad hour. */
const MOST_REFUSALS = 5

/** Each no asks for another reaction; none is asked about every minute. */
async function takeNo(deps: OrderDeps, refund: Refund, payment: Payment, error: PaymentFailure): Promise<void> {
  const code = codeOf(error)
  if (code === 'balance_insufficient') {
    await updateNextTry(deps.db, refund.id, { ...after(deps, DAY_MS), isInVain: true, isAskedAnew: true, failureCode: code })
    return stuck(deps, refund, payment, code)
  }
  // What was asked for and is being waited for is not failed by a question about it.
  const isRefused = !refund.providerReference && (error instanceof PaymentDeclined || error instanceof PaymentNotKnown)
  const isGivenUp = !refund.providerReference && error instanceof PaymentMisconfigured && refund.tries + 1 >= MOST_REFUSALS
  if (isRefused || isGivenUp) {
    // The money may have gone back by another hand, or by this very refund: what the provider knows mends the books.
    const isGone = code === 'charge_already_refunded' || code === 'amount_too_large'
    const known = isGone ? await refundsOf(deps, payment) : []
    if (!known) return waitOn(deps, refund, payment, code)
    if (!known.some(({ metadata }) => metadata.reembolso_id === refund.id)) await failRefund(deps, refund.id, code ?? 'unknown')
    for (const told of known) await recordRefund(deps, told)
    return
  }
  await waitOn(deps, refund, payment, code)
}

/** Asked about again after a pause that grows; asked often enough, it is somebody's to look at. */
async function waitOn(deps: OrderDeps, refund: Refund, payment: Payment, failureCode: string | undefined): Promise<void> {
  const { id, tries } = refund
  await updateNextTry(deps.db, id, { ...after(deps, pauseAfterFailures(tries + 1)), isInVain: true, failureCode })
  if (tries + 1 >= MOST_FAILURES) await stuck(deps, refund, payment, failureCode)
}

async function stuck(deps: OrderDeps, refund: Refund, { checkoutId }: Payment, code: string | undefined): Promise<void> {
  return openRefundStuck(deps, refund, { orderId: (await findOrderOf(deps.db, checkoutId))?.id, code })
}

function after(deps: OrderDeps, pause: number): { readonly at: Date } {
  return { at: new Date(nowOf(deps).getTime() + pause) }
}

/** Undefined when the provider does not say. */
async function refundsOf({ payments }: OrderDeps, { reference }: Payment) {
  try {
    return await payments.listRefundsOf(reference)
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    return undefined
  }
}

function codeOf(error: PaymentFailure): string | undefined {
  if (error instanceof PaymentDeclined) return error.failure.code ?? error.failure.declineCode ?? undefined
  return error instanceof PaymentMisconfigured ? error.code : undefined
}
