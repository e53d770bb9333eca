import type { ConditionPart, ConditionStatus } from '@shop/domain/condition'

/** What is told outside the shop: names of parts, no people. */
export type Ring = {
  readonly shop: string
  readonly status: ConditionStatus
  readonly troubles: readonly { readonly part: ConditionPart; readonly status: ConditionStatus; readonly text: string }[]
  readonly over: readonly ConditionPart[]
}

/** Reaches people when the shop's own mail cannot. A bell that nobody hung up rings nowhere, and none ever throws. */
export type AlarmBell = {
  /** Whether it was heard. Where nobody hung one up, nobody is left to hear it. */
  readonly ring: (ring: Ring) => Promise<boolean>
  /** All is well; silence is the alarm. */
  readonly sayWell: () => Promise<void>
}
