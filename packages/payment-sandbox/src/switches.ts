/** What can be made to go wrong, for demonstrations and tests. */
export type Switches = {
  /** Every event is delivered this many times. */
  readonly deliveries: number
  /** Events arrive in any order. */
  readonly isReordering: boolean
  readonly delayMs: number
  /** Events are never delivered. */
  readonly isLosing: boolean
  /** So many answers to writes get lost after the work was done. */
  readonly answersToLose: number
  /** Voucher payments are not activated on the account: the provider leaves the method out without a word. */
  readonly isOxxoInactive: boolean
  /** Cards are neither paid nor declined: the provider is still deciding, and will not let go of them. */
  readonly isDeciding: boolean
}

export const ALL_WELL: Switches = {
  deliveries: 1,
  isReordering: false,
  delayMs: 0,
  isLosing: false,
  answersToLose: 0,
  isOxxoInactive: false,
  isDeciding: false,
}

export function readSwitches(given: Readonly<Record<string, unknown>>, before: Switches): Switches {
  return {
    deliveries: wholeNumber(given.deliveries, 1, 20) ?? before.deliveries,
    isReordering: flag(given.isReordering) ?? before.isReordering,
    delayMs: wholeNumber(given.delayMs, 0, 600_000) ?? before.delayMs,
    isLosing: flag(given.isLosing) ?? before.isLosing,
    answersToLose: wholeNumber(given.answersToLose, 0, 1_000) ?? before.answersToLose,
    isOxxoInactive: flag(given.isOxxoInactive) ?? before.isOxxoInactive,
    isDeciding: flag(given.isDeciding) ?? before.isDeciding,
  }
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined
}
