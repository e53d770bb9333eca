import type { Switches } from './switches.ts'
import type { TroubledAfterwards } from './test-cards.ts'

export type Kind = 'intent' | 'charge' | 'refund' | 'event' | 'dispute' | 'warning' | 'balance-transaction' | 'payout'

/** What happens by itself, later. */
export type Task =
  | { readonly kind: 'deliver'; readonly eventId: string }
  | { readonly kind: 'pay-voucher' | 'expire-voucher' | 'fail-voucher'; readonly intentId: string }
  | { readonly kind: 'dispute'; readonly chargeId: string; readonly afterwards?: TroubledAfterwards }
  | { readonly kind: 'refund-succeeds' | 'refund-fails'; readonly refundId: string }

/** Which of a kind: made within these seconds, after the one that is named, taken by a payout or by none. */
export type Page = {
  readonly limit: number
  readonly after?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly payout?: string | null
}

export type DueTask = { readonly id: string; readonly task: Task; readonly attempts: number }

type KeptAnswer = { readonly fingerprint: string; readonly status: number; readonly body: string }

/** Everything in one transaction; what is found stays locked until its end. */
export type SandboxTransaction = {
  readonly find: (kind: Kind, id: string) => Promise<unknown>
  readonly findByReference: (kind: Kind, reference: string) => Promise<unknown>
  /** Newest first. */
  readonly list: (kind: Kind, limit: number) => Promise<readonly unknown[]>
  /** Newest first, and nothing is locked. */
  readonly page: (kind: Kind, which: Page) => Promise<readonly unknown[]>
  /** Like `find`, and nothing is locked. */
  readonly look: (kind: Kind, id: string) => Promise<unknown>
  /** What is in the till: all that ever moved. */
  readonly sumMoved: () => Promise<number>
  readonly save: (kind: Kind, id: string, data: object, reference?: string) => Promise<void>
  /** False while another request with this key is under way. */
  readonly lockKey: (key: string) => Promise<boolean>
  readonly findAnswer: (key: string) => Promise<KeptAnswer | undefined>
  readonly keepAnswer: (key: string, answer: KeptAnswer) => Promise<void>
  readonly plan: (task: Task, at: Date) => Promise<void>
  /** Nobody else gets these tasks before `until`; whoever dies over one leaves it for a later try. */
  readonly takeDue: (now: Date, until: Date, limit: number) => Promise<readonly DueTask[]>
  /** Together with what the task led to. */
  readonly finish: (taskId: string) => Promise<void>
  readonly readSwitches: () => Promise<Partial<Switches>>
  readonly saveSwitches: (switches: Switches) => Promise<void>
}

export type SandboxStore = {
  /** A look without a transaction: locks nothing and waits for nobody. */
  readonly peek: (kind: Kind, id: string) => Promise<unknown>
  readonly finish: (taskId: string) => Promise<void>
  readonly transaction: <Result>(work: (transaction: SandboxTransaction) => Promise<Result>) => Promise<Result>
}
