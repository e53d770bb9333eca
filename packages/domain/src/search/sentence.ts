import type { Lexicon } from './lexicon.ts'
import { isEmptyWord, stemOf, type Token, tokensOf } from './words.ts'

export type Meaning = 'number' | 'make' | 'model' | 'year' | 'engine' | 'brand' | 'position' | 'part' | 'word' | 'ignored'

/** A word of a sentence, and what somebody has taken it for. */
export type Slot = Token & {
  meaning: Meaning | undefined
  readonly group: { id: number }
  readonly isCorrected: boolean
  /** What stands on one side of "y" or a comma: a name never reaches across. */
  readonly clause: number
}
export type Sentence = {
  readonly slots: Slot[]
  readonly claim: (slots: readonly Slot[], meaning: Meaning) => void
}

/** Unknown words are replaced by the known word that was meant, before anybody looks at them. */
export const createSentence = (text: string, { kinds, kindsByStem, spell }: Lexicon): Sentence => {
  const tokens = tokensOf(text)
  let clause = 0
  const slots = tokens.map((token, i): Slot => {
    const isNewClause = /^(y|e|o|and|or)$/.test(token.word) || text.slice(tokens[i - 1]?.end ?? 0, token.start).includes(',')
    if (isNewClause) clause++
    const isKnown = /\d/.test(token.word) || isEmptyWord(token.word) || kinds.has(token.word) || kindsByStem.has(stemOf(token.word))
    const meant = isKnown ? undefined : spell(token.word)
    return { ...token, word: meant ?? token.word, meaning: undefined, group: { id: i }, isCorrected: meant !== undefined, clause }
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

/** Runs of neighbours, the longest first, that nobody has claimed. */
export const windows = (slots: readonly Slot[], longest: number): Slot[][] => {
  const runs: Slot[][] = []
  for (let length = Math.min(longest, slots.length); length >= 1; length--)
    for (let first = 0; first + length <= slots.length; first++) {
      const run = slots.slice(first, first + length)
      if (run.every(({ meaning }) => !meaning)) runs.push(run)
    }
  return runs
}
