import { newId, type Till } from './sandbox-till.ts'
import { type BalanceTransaction, type Charge, type Refund, secondsOf } from './stripe-objects.ts'

/** What the provider asks for a Mexican card, with the IVA on it. A refund gives nothing of it back. */
const RATE = 0.036
const FIXED = 300
const VAT = 0.16

function feeOf(amount: number): number {
  const fee = Math.round(amount * RATE) + FIXED
  return fee + Math.round(fee * VAT)
}

export function moveForCharge(till: Till, { id, amount, currency, payment_method_details }: Charge): Promise<void> {
  return move(till, {
    type: payment_method_details.type === 'card' ? 'charge' : 'payment',
    reporting_category: 'charge',
    amount,
    fee: feeOf(amount),
    currency,
    source: id,
  })
}

export function moveForRefund(till: Till, { id, amount, currency }: Refund): Promise<void> {
  return move(till, { type: 'refund', reporting_category: 'refund', amount: -amount, fee: 0, currency, source: id })
}

/** The bank sent it back. */
export function moveForFailedRefund(till: Till, { id, amount, currency }: Refund): Promise<void> {
  return move(till, { type: 'refund_failure', reporting_category: 'refund_failure', amount, fee: 0, currency, source: id })
}

type Moved = Pick<BalanceTransaction, 'type' | 'reporting_category' | 'amount' | 'fee' | 'currency' | 'source' | 'payout'>

/** Here money is available at once; the provider takes some days. */
export function move(till: Till, moved: Moved): Promise<void> {
  const created = secondsOf(till.now)
  return till.saveBalanceTransaction({
    id: newId('txn'),
    object: 'balance_transaction',
    net: moved.amount - moved.fee,
    created,
    available_on: created,
    ...moved,
  })
}
