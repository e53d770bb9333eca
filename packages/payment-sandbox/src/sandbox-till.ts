import { randomBytes } from 'node:crypto'
import type { SandboxTransaction, Task } from './sandbox-store.ts'
import {
  type BalanceTransaction,
  type Charge,
  type Dispute,
  type EarlyFraudWarning,
  type KeptIntent,
  type Refund,
  type StripeEvent,
  secondsOf,
} from './stripe-objects.ts'
import { ALL_WELL, type Switches } from './switches.ts'

/** The API version of the pinned SDK; the adapter's tests compare both. */
export const API_VERSION = '2026-10-28.endive'

/** What the operations of the sandbox work with: one transaction and one moment. */
export type Till = {
  readonly now: Date
  readonly publicUrl: string
  readonly switches: Switches
  readonly findIntent: (id: string) => Promise<KeptIntent | undefined>
  readonly findVoucher: (number: string) => Promise<KeptIntent | undefined>
  readonly saveIntent: (kept: KeptIntent) => Promise<void>
  readonly findCharge: (id: string) => Promise<Charge | undefined>
  readonly saveCharge: (charge: Charge) => Promise<void>
  readonly findRefund: (id: string) => Promise<Refund | undefined>
  readonly saveRefund: (refund: Refund) => Promise<void>
  /** A charge is disputed once here, and warned of once. */
  readonly findDisputeOf: (chargeId: string) => Promise<Dispute | undefined>
  readonly saveDispute: (dispute: Dispute) => Promise<void>
  readonly findWarningOf: (chargeId: string) => Promise<EarlyFraudWarning | undefined>
  readonly saveWarning: (warning: EarlyFraudWarning) => Promise<void>
  /** Its reference is what it came from, with its category: one charge moves the balance once. */
  readonly saveBalanceTransaction: (moved: BalanceTransaction) => Promise<void>
  readonly plan: (task: Task, afterMs: number) => Promise<void>
  /** Notes that something happened and plans to tell the shop. */
  readonly emit: (type: string, object: unknown) => Promise<void>
}

export async function openTill(transaction: SandboxTransaction, now: Date, publicUrl: string): Promise<Till> {
  const switches = { ...ALL_WELL, ...(await transaction.readSwitches()) }
  const plan = (task: Task, afterMs: number) => transaction.plan(task, new Date(now.getTime() + afterMs))
  let emitted = 0
  return {
    now,
    publicUrl,
    switches,
    plan,
    findIntent: async (id) => (await transaction.find('intent', id)) as KeptIntent | undefined,
    findVoucher: async (number) => (await transaction.findByReference('intent', number)) as KeptIntent | undefined,
    saveIntent: (kept) => transaction.save('intent', kept.intent.id, kept, kept.voucher?.number),
    findCharge: async (id) => (await transaction.find('charge', id)) as Charge | undefined,
    saveCharge: (charge) => transaction.save('charge', charge.id, charge),
    findRefund: async (id) => (await transaction.find('refund', id)) as Refund | undefined,
    saveRefund: (refund) => transaction.save('refund', refund.id, refund),
    findDisputeOf: async (chargeId) => (await transaction.findByReference('dispute', `dispute ${chargeId}`)) as Dispute | undefined,
    saveDispute: (dispute) => transaction.save('dispute', dispute.id, dispute, `dispute ${dispute.charge}`),
    findWarningOf: async (chargeId) =>
      (await transaction.findByReference('warning', `warning ${chargeId}`)) as EarlyFraudWarning | undefined,
    saveWarning: (warning) => transaction.save('warning', warning.id, warning, `warning ${warning.charge}`),
    saveBalanceTransaction: (moved) =>
      transaction.save('balance-transaction', moved.id, moved, `${moved.reporting_category} ${moved.source}`),
    emit: async (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: secondsOf(now),
        livemode: false,
        type,
        data: { object },
      }
      await transaction.save('event', event.id, event)
      if (switches.isLosing) return
      for (let copy = 0; copy < switches.deliveries; copy++) {
        const place = switches.isReordering ? Math.random() * REORDER_MS : emitted
        await plan({ kind: 'deliver', eventId: event.id }, switches.delayMs + place)
      }
      // Events of one moment keep their order, a millisecond apart.
      emitted++
    },
  }
}

export function newId(prefix: string): string {
  return `${prefix}_sandbox${randomBytes(12).toString('hex')}`
}

const REORDER_MS = 1_500
