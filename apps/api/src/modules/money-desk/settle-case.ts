import { actionsOf, type MoneyAction, needsNote, OUTCOME_OF } from '@shop/domain/money-case'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findCase, lockOpenCase, updateCaseSettled } from '../money-cases/money-cases.public.ts'
import { findPaymentById, insertOrderEvent, lockCheckout, type OrderDeps } from '../orders/orders.public.ts'
import { acceptMoney } from './accept-money.ts'
import { askAgain } from './ask-again.ts'
import { factsOf } from './case-view.ts'
import { closeCaseWithoutRefund } from './close-case-without-refund.ts'
import { closePayment } from './close-payment.ts'
import { MoneyCaseNotFound, MoneyCaseSettled, MoneyCaseStepNotPossible } from './money-desk.problems.ts'
import { processAgain } from './process-again.ts'
import { refundCase } from './refund-case.ts'
import { refundBySpei, refundInCash, retryRefund } from './refund-otherwise.ts'
import type { Settling } from './settling.ts'

async function nothingMore(): Promise<void> {}

/** What each button does, beside settling the case. */
const STEPS: Readonly<Record<MoneyAction, (deps: OrderDeps, settling: Settling) => Promise<void>>> = {
  accept: acceptMoney,
  'give-back': refundCase,
  leave: closeCaseWithoutRefund,
  close: closePayment,
  'ask-again': askAgain,
  retry: retryRefund,
  'by-spei': refundBySpei,
  'in-cash': refundInCash,
  'process-again': processAgain,
  // The case itself is what stood in the way.
  lift: nothingMore,
  clear: nothingMore,
  'keep-for-customer': nothingMore,
}

type Decided = { readonly id: number; readonly action: MoneyAction; readonly note: string | undefined }

/** A person settles a case. Of two at once, one does; the other reads how it ended. */
export const settleCase = transactional(async (deps: OrderDeps, staffId: number, { id, action, note = '' }: Decided): Promise<void> => {
  const { db } = deps
  const known = await findCase(db, id)
  if (!known) throw new MoneyCaseNotFound()
  // The purchase is everybody's first lock.
  const checkout = known.checkout_id === null ? undefined : await lockCheckout(db, known.checkout_id)
  if (!(await lockOpenCase(db, id))) throw new MoneyCaseSettled()
  const row = (await findCase(db, id)) ?? known
  if (!actionsOf(row.kind, factsOf(row)).includes(action)) throw new MoneyCaseStepNotPossible()
  if (needsNote(action) && note === '') throw new FieldRefused('note', 'required')
  const outcome = OUTCOME_OF[action]
  // First, or what the step leads to would settle it in its own words.
  await updateCaseSettled(db, id, { staffId, outcome, note })
  const payment = row.payment_id === null ? undefined : await findPaymentById(db, row.payment_id)
  await STEPS[action](deps, { row, checkout, payment, staffId, note })
  const after = await findCase(db, id)
  const orderId = row.order_id ?? undefined
  if (orderId !== undefined)
    await insertOrderEvent(db, orderId, action === 'lift' ? 'hold-lifted' : 'case-settled', { by: 'staff', staffId, reason: note })
  await recordChange(db, staffId, {
    action: 'money-case-settled',
    subject: after?.folio ? { kind: 'order', ref: after.folio } : { kind: 'money-case', ref: String(id) },
    before: { status: 'open' },
    after: { status: outcome, amount: row.amount_cents ?? undefined, note },
  })
})
