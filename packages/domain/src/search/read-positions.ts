import { positionsSaid } from './positions.ts'
import type { Sentence } from './sentence.ts'

export type SaidPositions = { readonly read: readonly string[]; readonly clause: number }

/** Words of place, each of them several at times: "LF" is front and left. */
export function claimPositions({ slots, claim }: Sentence): SaidPositions[] {
  return slots.flatMap((slot) => {
    if (slot.meaning) return []
    const read = positionsSaid(slot.word, slot.isAbbreviated, [slots[slot.at - 1]?.word, slots[slot.at + 1]?.word])
    if (read.length === 0) return []
    slot.said = read
    claim([slot], 'position')
    return [{ read, clause: slot.clause }]
  })
}
