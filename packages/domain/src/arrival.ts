/** What comes in and waits for a person. */
export const ARRIVAL_KINDS = ['quotation', 'chat', 'voucher', 'order'] as const
export type ArrivalKind = (typeof ARRIVAL_KINDS)[number]

/** `ref` tells it from others of its kind: a quotation's number, an order's folio, a conversation and its message. */
export type Arrival = { readonly kind: ArrivalKind; readonly ref: string }

/** How many of each wait, and how many quotations are late. What somebody may not see is left out. */
export type Waiting = Readonly<Partial<Record<ArrivalKind | 'lateQuotations', number | undefined>>>

/** Whether a member says to be there, and what they are then written to about. */
export type Duty = { readonly isOnDuty: boolean; readonly toldOf: readonly ArrivalKind[] }

/** One mail for each person and kind in this time; what comes meanwhile is counted in the next. */
export const GATHER_MINUTES = 5

/** Whoever answered this lately is talking with the visitor: what is said next is no arrival. */
const TALK_MINUTES = 15

type Talk = { readonly hasUnread: boolean; readonly staffSpokeAt: Date | undefined }

/** Whether what a visitor says now makes the conversation wait for somebody. `before` is how it stood. */
export function beginsToWait(before: Talk, now: Date): boolean {
  return !before.hasUnread && (before.staffSpokeAt === undefined || now.getTime() - before.staffSpokeAt.getTime() > TALK_MINUTES * 60_000)
}

/** Of what a member was told of before, and of what waits now: what came while nobody listened. */
export function kindsRisen(before: Waiting, now: Waiting): readonly ArrivalKind[] {
  return ARRIVAL_KINDS.filter((kind) => (now[kind] ?? 0) > (before[kind] ?? 0))
}

export function countAll(waiting: Waiting): number {
  return ARRIVAL_KINDS.reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0)
}
