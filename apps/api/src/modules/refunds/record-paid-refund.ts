import { isUuid } from '../../database/is-uuid.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findOrderOf, findPaymentById, lockCheckout, type OrderDeps, TrackingKeyUsed } from '../orders/orders.public.ts'
import { concludeRefund } from './record-refund.ts'
import { AuthorisationMissing, RefundNotFound, TrackingKeyMissing } from './refunds.problems.ts'
import { findRefund, lockRefund, type Proof, type Refund } from './refunds.queries.ts'

type Done = {
  readonly id: string
  readonly trackingKey?: string | undefined
  readonly authorisation?: string | undefined
  readonly handedTo?: string | undefined
}

/** Somebody gave the money back by hand; the bank's key proves it, once. */
export async function recordPaidRefund(deps: OrderDeps, staffId: number, done: Done): Promise<void> {
  try {
    await record(deps, staffId, done)
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'refunds_tracking_key_key') throw new TrackingKeyUsed()
    throw error
  }
}

const record = transactional(async (deps: OrderDeps, staffId: number, done: Done): Promise<void> => {
  const { id } = done
  const found = isUuid(id) ? await findRefund(deps.db, id) : undefined
  const payment = found && (await findPaymentById(deps.db, found.paymentId))
  if (!payment) throw new RefundNotFound()
  await lockCheckout(deps.db, payment.checkoutId)
  const refund = await lockRefund(deps.db, id)
  if (refund?.status !== 'open') throw new RefundNotFound()
  const proof = proofOf(refund, done)
  await concludeRefund(deps, refund, payment, 'succeeded', { by: 'staff', staffId }, { ...proof, staffId })
  const order = await findOrderOf(deps.db, payment.checkoutId)
  await recordChange(deps.db, staffId, {
    action: 'refund-recorded',
    // Money that came without an order goes back, too.
    subject: order ? { kind: 'order', ref: order.folio } : { kind: 'refund', ref: id },
    before: { status: refund.status },
    // Who took the cash stands with the refund alone: nobody can erase a name from the log.
    after: {
      status: 'succeeded',
      amount: refund.amount,
      method: refund.method,
      trackingKey: proof.trackingKey,
      authorisation: proof.authorisation,
    },
  })
})

/** What shows that it was given back: a transfer has the bank's key, the terminal its number, and cash at most who took it. */
function proofOf({ method }: Refund, { trackingKey, authorisation, handedTo }: Done): Proof {
  if (method === 'spei') {
    if (!trackingKey) throw new TrackingKeyMissing()
    return { trackingKey: trackingKey.toUpperCase() }
  }
  if (method === 'terminal') {
    if (!authorisation) throw new AuthorisationMissing()
    return { authorisation }
  }
  // The provider gives a card's back by itself.
  if (method === 'provider') throw new RefundNotFound()
  return handedTo ? { handedTo } : {}
}
