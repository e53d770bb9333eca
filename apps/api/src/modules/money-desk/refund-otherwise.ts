import type { RefundWay } from '@shop/domain/payment-method'
import { nowOf, type OrderDeps, type Payment } from '../orders/orders.public.ts'
import {
  assertNotWithBank,
  concludeRefund,
  lockRefund,
  openCase,
  type Refund,
  updateNextTry,
  updateRefund,
} from '../refunds/refunds.public.ts'
import { MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import type { Settling } from './settling.ts'

/** The provider is asked once more: about the same refund, or about a new one in the place of one that failed. */
export async function retryRefund(deps: OrderDeps, settling: Settling): Promise<void> {
  const { refund, payment } = await stuckOf(deps, settling)
  if (refund.status === 'failed') {
    await standIn(deps, payment, refund, refund.method, settling.staffId)
    return
  }
  await updateNextTry(deps.db, refund.id, { at: nowOf(deps) })
  await deps.jobs.enqueue(deps.db, 'make-refund', { refundId: refund.id }, { key: `refund:${refund.id}` })
}

/** Somebody transfers it; the refunds' desk waits for the bank's key. */
export async function refundBySpei(deps: OrderDeps, settling: Settling): Promise<void> {
  const { refund, payment } = await stuckOf(deps, settling)
  await standIn(deps, payment, await ended(deps, refund), 'spei', settling.staffId)
}

/** The customer has it in hand: whoever presses the button gave it out of the till. */
export async function refundInCash(deps: OrderDeps, settling: Settling): Promise<void> {
  const { refund, payment } = await stuckOf(deps, settling)
  const { staffId } = settling
  const cash = await standIn(deps, payment, await ended(deps, refund), 'cash', staffId)
  await concludeRefund(deps, cash, payment, 'succeeded', { by: 'staff', staffId }, { staffId })
}

async function stuckOf({ db }: OrderDeps, { row, payment }: Settling): Promise<{ refund: Refund; payment: Payment }> {
  const refund = row.refund_id === null ? undefined : await lockRefund(db, row.refund_id)
  if (!refund || !payment) throw new MoneyCaseStepNotPossible()
  return { refund, payment }
}

/** One that the provider refused for good gives its room to the other way. */
async function ended({ db }: OrderDeps, refund: Refund): Promise<Refund> {
  if (refund.status !== 'failed') await updateRefund(db, refund, 'failed', { failureCode: refund.failureCode })
  return refund
}

async function standIn(deps: OrderDeps, payment: Payment, refund: Refund, way: RefundWay, staffId: number): Promise<Refund> {
  await assertNotWithBank(deps.db, payment)
  const { id, reason, amount, isAllowance } = refund
  const other = await openCase(deps, payment, { cause: `instead:${id}`, reason, amount, way, staffId, isAllowance, insteadOf: id })
  if (!other) throw new MoneyCaseStepNotPossible()
  return other
}
