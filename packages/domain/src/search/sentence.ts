import type { Worded } from './wordings.ts'
import { stemOf } from './words.ts'

export type Meaning =
  | 'number'
  | 'make'
  | 'model'
  | 'year'
  | 'engine'
  | 'brand'
  | 'position'
  | 'part'
  /** A part, or a piece of one, that the shop does not have. */
  | 'not-carried'
  /** What is wrong with the car, or what is done to it. */
  | 'symptom'
  | 'word'
  | 'ignored'

/** A word of a sentence, and what somebody has taken it for. */
export type Slot = Worded & {
  meaning: Meaning | undefined
  /** What a word of place is looked for as. */
  said?: readonly string[]
  /** Without number and gender. Kept, for a sentence is looked through for thousands of names. */
  readonly stem: string
  readonly group: { id: number }
  /** What stands on one side of "y", "con" or a comma: a name never reaches across. */
  readonly clause: number
  readonly at: number
}
export type Sentence = {
  readonly slots: readonly Slot[]
  readonly claim: (slots: readonly Slot[], meaning: Meaning) => void
}

/** Words that begin another clause. */
export const SEPARATORS = /^(y|e|o|u|and|or|con|with|mas|ademas|tambien|plus)$/

/** One wording of what was typed, for others to say what its words mean. */
export function createSentence(text: string, wording: readonly Worded[]): Sentence {
  let clause = 0
  const slots = wording.map((word, at): Slot => {
    const between = text.slice(wording[at - 1]?.end ?? 0, word.start)
    if (at > 0 && (SEPARATORS.test(word.word) || /[,;+&]|\s\/\s/.test(between))) clause++
    return { ...word, meaning: word.isNumber ? 'number' : undefined, stem: stemOf(word.word), group: { id: at }, clause, at }
  })
  let groups = slots.length
  const claim = (claimed: readonly Slot[], meaning: Meaning) => {
    groups++
    for (const slot of claimed) {
      slot.meaning = meaning
      slot.group.id = groups
    }
  }
  return { slots, claim }
}

/** Runs of neighbours that nobody has claimed, the longest first. */
export function windows(slots: readonly Slot[], longest: number): Slot[][] {
  const runs: Slot[][] = []
  for (let length = Math.min(longest, slots.length); length >= 1; length--)
    for (let first = 0; first + length <= slots.length; first++) {
      const run = slots.slice(first, first + length)
      if (run.every(({ meaning }) => !meaning)) runs.push(run)
    }
  return runs
}
