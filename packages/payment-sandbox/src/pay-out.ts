import { move } from './move-balance.ts'
import type { SandboxTransaction } from './sandbox-store.ts'
import { newId, type Till } from './sandbox-till.ts'
import { type BalanceTransaction, type Payout, secondsOf } from './stripe-objects.ts'

const MOST_AT_ONCE = 2_000
const DAY_SECONDS = 86_400

/** Everything that moved until then and was not paid out yet goes to the shop's account; nothing happens while that is not above zero. */
export async function payOut(till: Till, transaction: SandboxTransaction, until: Date): Promise<Payout | undefined> {
  // Two that pay out at the same moment would pay the same money.
  if (!(await transaction.lockKey('payout'))) return undefined
  const waiting = { payout: null, until: secondsOf(until), limit: MOST_AT_ONCE }
  const moved = (await transaction.page('balance-transaction', waiting)) as BalanceTransaction[]
  const amount = moved.reduce((sum, { net }) => sum + net, 0)
  if (amount <= 0) return undefined
  const created = secondsOf(till.now)
  const payout: Payout = {
    id: newId('po'),
    object: 'payout',
    amount,
    currency: 'mxn',
    created,
    arrival_date: created - (created % DAY_SECONDS) + DAY_SECONDS,
    automatic: true,
    livemode: false,
    status: 'paid',
    failure_code: null,
    reconciliation_status: 'completed',
    trace_id: { status: 'supported', value: `PRUEBA${created}` },
  }
  await transaction.save('payout', payout.id, payout)
  for (const one of moved) await till.saveBalanceTransaction({ ...one, payout: payout.id })
  await move(till, { ...OUT, reporting_category: 'payout', amount: -amount, source: payout.id, payout: payout.id })
  await till.emit('payout.paid', payout)
  return payout
}

/** The bank sent it back: it is in the balance again, and waits for the next one. */
export async function failPayout(till: Till, transaction: SandboxTransaction, payout: Payout): Promise<void> {
  if (payout.status === 'failed') return
  const failed: Payout = { ...payout, status: 'failed', failure_code: 'account_closed' }
  await transaction.save('payout', failed.id, failed)
  await move(till, { ...OUT, type: 'payout_failure', reporting_category: 'payout_reversal', amount: failed.amount, source: failed.id })
  await till.emit('payout.failed', failed)
}

const OUT = { type: 'payout', fee: 0, currency: 'mxn' } as const
