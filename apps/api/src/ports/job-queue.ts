import type { Message } from '@shop/domain/message'
import type { Db } from '../database/connect.ts'
import type { ProviderName } from './payment-provider.ts'

/** The work that happens behind a request's back, and what each needs to know. */
export type Jobs = {
  'send-message': Message
  'refresh-popularity': Record<never, never>
  'refresh-sort-prices': Record<never, never>
  'settle-payment': { readonly provider: ProviderName; readonly eventId: string }
  'make-avif': { readonly name: string; readonly width: number }
}

export type JobQueue = {
  /** Joins the caller's transaction: the job exists only if the change does. Of jobs with one key, one waits at a time. */
  readonly enqueue: <Name extends keyof Jobs>(db: Db, name: Name, payload: Jobs[Name], options?: { readonly key?: string }) => Promise<void>
}

export type JobHandlers = { readonly [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> }
