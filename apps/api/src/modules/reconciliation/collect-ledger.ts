import { momentOf, nextDay } from '@shop/domain/mexican-time'
import { isUuid } from '../../database/is-uuid.ts'
import type { Refund } from '../../ports/payment-provider.ts'
import type { Between, Movement } from '../../ports/provider-ledger.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { accountOf, type Days } from './account.ts'
import type { Found } from './compared-books.ts'
import { type ToldMovement, updateItemised, upsertMovements, upsertPayout } from './ledger.queries.ts'
import { openDifference } from './open-difference.ts'

/** The provider is asked for an hour more on either side: its rows may come late, and its clock is not ours. */
const MARGIN_MS = 3_600_000
/** A payout that the bank sends back does so within days. */
const PAYOUT_DAYS = 10
const AT_ONCE = 100

/** The other account, or trying out instead of real money: nothing of it may be compared with these books. */
export class OtherMode extends Error {}

export type Collected = { readonly movements: number; readonly changed: number; readonly refunds: ReadonlyMap<string, Refund> }

/** Reads what the provider's books say of these days, and keeps it. */
export async function collectLedger(deps: OrderDeps, days: Days): Promise<Collected> {
  const { payments } = deps
  const moved = await keepMovements(deps, payments.listMovements(between(days)))
  const refunds = new Map<string, Refund>()
  for await (const refund of payments.listRefunds(between(days))) refunds.set(refund.id, refund)
  return { ...moved, refunds }
}

/** Payouts, what they consist of, and those that the bank sent back. */
export async function collectPayouts(deps: OrderDeps, { from, to }: Days): Promise<Found & { readonly changed: number }> {
  const { db, payments } = deps
  const account = accountOf(payments)
  let [changed, cases] = [0, 0]
  for await (const payout of payments.listPayouts(between({ from: nextDay(from, -PAYOUT_DAYS), to }))) {
    const kept = await upsertPayout(db, account, payout)
    if (kept.isChanged) changed++
    if (payout.isItemised && !kept.isItemised) {
      changed += (await keepMovements(deps, payments.listMovementsOfPayout(payout.id), payout.id)).changed
      await updateItemised(db, payout.id)
    }
    if (payout.status !== 'failed' && payout.status !== 'canceled') continue
    const found = await openDifference(deps, {
      kind: 'payout-failed',
      subject: `payout ${payout.id}`,
      amount: payout.amount,
      details: { payout: payout.id, status: payout.status, code: payout.failureCode ?? null },
    })
    cases += found.cases
  }
  return { booked: 0, cases, changed }
}

async function keepMovements({ db, payments }: OrderDeps, told: AsyncIterable<Movement>, payoutId?: string) {
  let [movements, changed] = [0, 0]
  let waiting: ToldMovement[] = []
  const keep = async () => {
    changed += await upsertMovements(db, accountOf(payments), waiting, payoutId)
    waiting = []
  }
  for await (const moved of told) {
    if (moved.isLive !== undefined && moved.isLive !== payments.isLive) throw new OtherMode(`${moved.id} is of the other mode`)
    movements++
    waiting.push(rowOf(moved))
    if (waiting.length >= AT_ONCE) await keep()
  }
  await keep()
  return { movements, changed }
}

function between({ from, to }: Days): Between {
  return {
    from: new Date(momentOf({ day: from, minutes: 0 }).getTime() - MARGIN_MS),
    until: new Date(momentOf({ day: nextDay(to), minutes: 0 }).getTime() + MARGIN_MS),
  }
}

function rowOf(moved: Movement): ToldMovement {
  return {
    id: moved.id,
    moved_at: moved.movedAt,
    category: moved.category,
    currency: moved.currency,
    amount_cents: moved.amount,
    fee_cents: moved.fee,
    net_cents: moved.net,
    source: moved.sourceId,
    intent: moved.intentId,
    refund: moved.refundId,
    dispute: moved.disputeId,
    checkout_id: isUuid(moved.metadata.checkout_id ?? '') ? moved.metadata.checkout_id : undefined,
  }
}
