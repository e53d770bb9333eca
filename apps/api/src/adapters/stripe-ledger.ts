import { setTimeout as pause } from 'node:timers/promises'
import { cents } from '@shop/domain/money'
import type Stripe from 'stripe'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { Between, Movement, Payout, ProviderLedger } from '../ports/provider-ledger.ts'
import { failureOf } from './stripe-failures.ts'
import { refundOf } from './stripe-reading.ts'

const PAGE = 100
/** Four pages a second: far below what the provider allows, so that nobody's payment waits for a comparison. */
const PAUSE_MS = 250

export function stripeLedger(stripe: Stripe): ProviderLedger & Pick<PaymentProvider, 'listRefunds'> {
  return {
    listMovements: (between) =>
      paged((page) => stripe.balanceTransactions.list({ ...page, ...madeIn(between), expand: ['data.source'] }), movementOf),
    listMovementsOfPayout: (payout) =>
      paged((page) => stripe.balanceTransactions.list({ ...page, payout, expand: ['data.source'] }), movementOf),
    listRefunds: (between) => paged((page) => stripe.refunds.list({ ...page, ...madeIn(between) }), refundOf),
    listPayouts: (between) => paged((page) => stripe.payouts.list({ ...page, ...madeIn(between) }), payoutOf),
  }
}

type Asked = { limit: number; starting_after?: string }
type List<Told> = { readonly data: readonly Told[]; readonly has_more: boolean }

async function* paged<Told extends { readonly id: string }, Known>(
  ask: (page: Asked) => Promise<List<Told>>,
  read: (one: Told) => Known,
): AsyncIterable<Known> {
  let after: string | undefined
  for (;;) {
    const { data, has_more } = await ask({ limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) }).catch((error) => {
      throw failureOf(error, 'read')
    })
    for (const one of data) yield read(one)
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return
    await pause(PAUSE_MS)
  }
}

function madeIn({ from, until }: Between) {
  return { created: { gte: secondsOf(from), lt: secondsOf(until) } }
}

function movementOf(moved: Stripe.BalanceTransaction): Movement {
  const source = moved.source && typeof moved.source === 'object' ? moved.source : undefined
  return {
    id: moved.id,
    movedAt: timeOf(moved.created),
    category: moved.reporting_category,
    currency: moved.currency,
    amount: cents(moved.amount),
    fee: cents(moved.fee),
    net: cents(moved.net),
    sourceId: idOf(moved.source),
    ...aboutOf(source),
  }
}

type About = Pick<Movement, 'intentId' | 'refundId' | 'disputeId' | 'isLive' | 'metadata'>

function aboutOf(source: Stripe.BalanceTransactionSource | undefined): About {
  const none: About = { intentId: undefined, refundId: undefined, disputeId: undefined, isLive: undefined, metadata: {} }
  switch (source?.object) {
    case 'charge':
      return { ...none, intentId: idOf(source.payment_intent), isLive: source.livemode, metadata: source.metadata ?? {} }
    case 'refund':
      return { ...none, intentId: idOf(source.payment_intent), refundId: source.id }
    case 'dispute':
      return { ...none, intentId: idOf(source.payment_intent), disputeId: source.id, isLive: source.livemode }
    case 'payout':
      return { ...none, isLive: source.livemode }
    default:
      return none
  }
}

function payoutOf(payout: Stripe.Payout): Payout {
  return {
    id: payout.id,
    amount: cents(payout.amount),
    currency: payout.currency,
    status: PAYOUT_STATES.find((status) => status === payout.status) ?? 'pending',
    madeAt: timeOf(payout.created),
    arrivesAt: timeOf(payout.arrival_date),
    failureCode: payout.failure_code ?? undefined,
    trace: payout.trace_id?.value ?? undefined,
    isItemised: payout.automatic && payout.reconciliation_status === 'completed',
  }
}

const PAYOUT_STATES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const

function idOf(one: string | { readonly id?: string } | null | undefined): string | undefined {
  return (typeof one === 'string' ? one : one?.id) ?? undefined
}

function timeOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
