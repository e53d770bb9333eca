import type { Arrival } from '@shop/domain/arrival'
import type { OrderMailKind } from '@shop/domain/failed-job'
import type { Message } from '@shop/domain/message'
import type { Db } from '../database/connect.ts'
import type { ProviderName } from './payment-provider.ts'

/** The work that happens behind a request's back, and what each needs to know. */
export type Jobs = {
  /** With a key it is delivered once, however often the job runs. */
  'send-message': Message & { readonly key?: string }
  /** Asked for by somebody who may or may not have an account; only the worker looks. */
  'send-account-message': AccountMessage
  'send-staff-message': StaffMessage
  'forget-old-security': Record<never, never>
  'forget-deleted-customers': Record<never, never>
  'forget-uploads': Record<never, never>
  'forget-old-measures': Record<never, never>
  'forget-old-searches': Record<never, never>
  'refresh-popularity': Record<never, never>
  /** The standard order of lists: of all parts every night, of kinds with new parts every minute. */
  'rank-products': Record<never, never>
  'rank-new-products': Record<never, never>
  /** The names of parts that are older than what lists are counted by; after an upgrade, and then there are none. */
  'read-trait-words': Record<never, never>
  /** Every night, and when somebody asks for it. */
  'audit-catalogue': Record<never, never>
  'refresh-sort-prices': Record<never, never>
  'settle-payment': { readonly provider: ProviderName; readonly eventId: string }
  /** Writes to a customer about an order; the mail is made when it is sent. */
  'send-order-mail': OrderMail
  'make-refund': { readonly refundId: string }
  /** What the clock decides: lost events, holds that end, reminders. */
  'sweep-orders': Record<never, never>
  /** The provider's books against the shop's: of the last days every night, and of days that somebody asked for. */
  'compare-night': Record<never, never>
  'compare-days': { readonly runId: number }
  'watch-quotations': Record<never, never>
  /** Something came in that waits for a person: whoever is on duty is written to, now or together with what comes next. */
  'tell-arrival': Arrival
  'tell-gathered': Record<never, never>
  /** How the shop is, and whether the owners have to be told. */
  'watch-condition': Record<never, never>
  /** Tells the owners, and the server's log, where the log of staff's actions ends. */
  'send-audit-anchor': Record<never, never>
  /** Names of parts, brands and cars; asked for by this member of staff. */
  'load-base-data': { readonly staffId: number }
  /** A mail to this member of staff, for an API that has no mail server of its own. */
  'try-mail': { readonly staffId: number }
  'check-import': { readonly importId: number }
  /** Once more, after somebody decided something about its rows. */
  'compare-import': { readonly importId: number }
  'apply-import': { readonly importId: number }
  'undo-import': { readonly importId: number }
  /** Some of the pictures that an applied import asked for, and then the next. */
  'place-import-pictures': { readonly importId: number }
  'forget-old-imports': Record<never, never>
  'make-avif': { readonly name: string; readonly width: number }
  /** Every night and every week, if the shop was told to. */
  'make-backup': Record<never, never>
  'verify-backup': Record<never, never>
  /** Every width and format of a picture that staff added. */
  'make-pictures': { readonly name: string }
}

export type AccountMessage = {
  readonly requestId: string
  readonly purpose: 'verify-by-email' | 'verify' | 'reset-password' | 'permit-sign-in'
  readonly email: string
  /** Where the temporary token was handed out already, for a code to belong to. */
  readonly smsTokenHash?: string
  /** Where whoever confirms an address wants to go on. */
  readonly next?: string
}

export type StaffMessage = { readonly requestId: string; readonly purpose: 'reset-password' | 'permit-sign-in'; readonly email: string }

export type OrderMail = {
  readonly orderId: number
  readonly kind: OrderMailKind
  readonly occasion: string
}

export type JobQueue = {
  /** Joins the caller's transaction: the job exists only if the change does. Of jobs with one key, one waits at a time; those in a line go one after the other; what can wait comes when nothing else is due. */
  readonly enqueue: <Name extends keyof Jobs>(
    db: Db,
    name: Name,
    payload: Jobs[Name],
    options?: { readonly key?: string; readonly line?: string; readonly canWait?: boolean },
  ) => Promise<void>
  /** Takes away what a restore brought back of these kinds and nobody did since; answers how many that were. */
  readonly drop: (db: Db, names: readonly (keyof Jobs)[]) => Promise<number>
}

export type JobHandlers = { readonly [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> }
