/** What a job is about, in the owner's words: several jobs of the queue are one to people. */
const JOB_KINDS = [
  'order-mail',
  'message',
  'account-message',
  'payment',
  'refund',
  'orders',
  'comparison',
  'import',
  'pictures',
  'catalogue',
  'cleaning',
  'records',
  'watch',
  'other',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** What a mail about an order says. */
export const ORDER_MAILS = [
  'confirmed',
  'placed',
  'reminder',
  'paid',
  'shipped',
  'cancelled',
  'pieces-cancelled',
  'refunded',
  'out-of-stock',
  'voucher-rejected',
  'transfer-short',
] as const
export type OrderMailKind = (typeof ORDER_MAILS)[number]

/** Work of the background that did not succeed: it is tried again by itself, or was given up. */
export type FailedJob = {
  readonly id: string
  readonly kind: JobKind
  /** Its name in the queue, for whoever looks after the server. */
  readonly task: string
  readonly isGivenUp: boolean
  readonly attempts: number
  readonly failedAt: Date
  /** Undefined once it was given up. */
  readonly nextTryAt: Date | undefined
  /** The first line of what went wrong, without addresses of people. */
  readonly error: string
  /** Of a mail about an order. */
  readonly mail: OrderMailKind | undefined
  readonly folio: string | undefined
  readonly subject: string | undefined
  /** To whom, masked. */
  readonly to: string | undefined
  readonly canBeDiscarded: boolean
}

/** Money is never thrown away unlooked at: an event or a refund is tried again, or settled where the money is. */
export function canBeDiscarded(kind: JobKind): boolean {
  return kind !== 'payment' && kind !== 'refund'
}

const EMAIL = /([^\s<>"'(),;:]{1,64})@([\w.-]+)/g
const LONGEST_ERROR = 200

/** "ana.lopez@example.mx" as "a•••@example.mx": enough to recognise, too little to write to. */
export function withoutEmails(text: string): string {
  return text.replace(EMAIL, (_, name: string, host: string) => `${name.slice(0, 1)}•••@${host}`)
}

/** What may be shown of a failure: a mail server names people, a database their telephone numbers. */
export function shownError(error: string): string {
  const [first = ''] = error.trim().split('\n')
  const safe = withoutEmails(first).replace(/\d{10,}/g, (digits) => digits.slice(-4).padStart(digits.length, '•'))
  return safe.length > LONGEST_ERROR ? `${safe.slice(0, LONGEST_ERROR - 1)}…` : safe
}
