import { type DisputeStanding, standingOf } from '@shop/domain/dispute'
import { formatMoney } from '@shop/domain/money'
import type { MoneyCaseOutcome } from '@shop/domain/money-case'
import { transactional } from '../../database/transactional.ts'
import type { ToldDispute } from '../../ports/payment-provider.ts'
import { findMoneyCase, openMoneyCase, settleMoneyCase } from '../money-cases/money-cases.public.ts'
import {
  findOrderOf,
  findPayment,
  insertOrderEvent,
  lockCheckout,
  type OrderDeps,
  type Payment,
  type PlacedOrder,
} from '../orders/orders.public.ts'
import { mailStaff } from './dispute-mails.ts'
import { findDispute, upsertDispute } from './disputes.queries.ts'
import { endLostOrder } from './end-lost-order.ts'

/** False when somebody else wrote since `seen`: what was told may be older than what stands there. */
export const recordDispute = transactional(async (deps: OrderDeps, told: ToldDispute, seen: number | undefined): Promise<boolean> => {
  const { db } = deps
  const payment = told.intentId === undefined ? undefined : await findPayment(db, told.intentId)
  // The account at the provider may sell other things too.
  if (!payment || payment.provider !== deps.payments.name) return true
  await lockCheckout(db, payment.checkoutId)
  const before = await findDispute(db, told.id)
  if (before?.version !== seen) return false
  const standing = standingOf(told.status)
  await upsertDispute(db, { ...told, standing, paymentId: payment.id })
  const about: About = { deps, told, payment, order: await findOrderOf(db, payment.checkoutId) }
  if (before?.standing === standing) await refreshCase(about, standing)
  else await CONSEQUENCES[standing](about, before?.standing)
  return true
})

type About = {
  readonly deps: OrderDeps
  readonly told: ToldDispute
  readonly payment: Payment
  readonly order: PlacedOrder | undefined
}
type DisputeCase = 'inquiry' | 'dispute'

/** What it means that a dispute stands where it did not stand before. */
const CONSEQUENCES: Readonly<Record<DisputeStanding, (about: About, before: DisputeStanding | undefined) => Promise<void>>> = {
  inquiry: async (about) => {
    await openCase(about, 'inquiry')
    await noteOnOrder(about, 'dispute-inquiry')
    await mailStaff(about, 'inquiry')
  },
  open: async (about) => {
    await settleCases(about, 'escalated', ['inquiry'])
    await openCase(about, 'dispute')
    await noteOnOrder(about, 'dispute-opened')
    await mailStaff(about, 'opened')
  },
  lost: async (about) => {
    await settleCases(about, 'lost')
    await noteOnOrder(about, 'dispute-lost')
    await mailStaff(about, 'lost')
    if (about.order) await endLostOrder(about.deps, about.order, about.payment)
  },
  over: async (about, before) => {
    const isWon = about.told.status === 'won'
    await settleCases(about, isWon ? 'won' : 'withdrawn')
    await noteOnOrder(about, isWon ? 'dispute-won' : 'dispute-withdrawn')
    // The money is back, and the order may have ended without it: what becomes of both is for a person to say.
    if (before === 'lost') await openCase(about, 'dispute')
  },
}

function subjectOf({ told }: About): string {
  return `dispute ${told.id}`
}

async function openCase(about: About, kind: DisputeCase): Promise<void> {
  const { deps, told, payment, order } = about
  await openMoneyCase(deps.db, {
    kind,
    subject: subjectOf(about),
    orderId: order?.id,
    paymentId: payment.id,
    disputeId: told.id,
    amount: told.amount,
    details: { status: told.status, reason: told.reason, kind: told.kind, balance: told.balance, fee: told.fee },
    // A dispute holds the goods by its amount, whatever becomes of the case; money that paid nothing holds nothing.
    holdsGoods: kind === 'inquiry' && payment.status === 'paid',
    dueAt: told.evidenceDueAt,
  })
}

/** Another deadline, another amount. What somebody has settled stays settled: a hold that was lifted is not put back by news of the same. */
async function refreshCase(about: About, standing: DisputeStanding): Promise<void> {
  if (standing !== 'inquiry' && standing !== 'open') return
  const kind: DisputeCase = standing === 'inquiry' ? 'inquiry' : 'dispute'
  if ((await findMoneyCase(about.deps.db, kind, subjectOf(about)))?.isOpen) await openCase(about, kind)
}

async function settleCases(about: About, outcome: MoneyCaseOutcome, kinds: readonly DisputeCase[] = ['inquiry', 'dispute']): Promise<void> {
  for (const kind of kinds) await settleMoneyCase(about.deps.db, kind, subjectOf(about), { outcome })
}

async function noteOnOrder({ deps, told, order }: About, event: string): Promise<void> {
  if (order) await insertOrderEvent(deps.db, order.id, event, { by: 'provider', reason: `${formatMoney(told.amount)} · ${told.id}` })
}
