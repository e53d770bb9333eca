import type { Slot } from './sentence.ts'

/** One of the parts that a sentence asks for. */
export type PartSaid = {
  readonly typeIds: readonly number[]
  readonly slots: readonly Slot[]
  readonly clause: number
  /** Its whole name was said, not only a word of it. */
  readonly isWhole: boolean
  /** A thing that has no name in the trade's list, by its words: the part that it belongs to is not what was asked for. */
  readonly unknown: boolean
  /** The noun that goes on for what follows: the "filtro" of "filtro de aceite y aire". */
  readonly noun: Slot | undefined
}

export function partOf(typeIds: readonly number[], slots: readonly Slot[], isWhole: boolean, unknown: boolean): PartSaid {
  return {
    typeIds,
    slots,
    clause: Math.min(...slots.map(({ clause }) => clause)),
    isWhole,
    unknown,
    noun: undefined,
  }
}
