import { kindsIn, type Lexicon } from './lexicon.ts'
import { GENERIC, isOwnName, LINKS, type Named } from './match-name.ts'
import { type PartSaid, partOf } from './part-said.ts'
import { isEnglishPieceNoun, isPieceNoun } from './piece-nouns.ts'
import { POSITIONS } from './positions.ts'
import type { Sentence, Slot } from './sentence.ts'
import { isEmptyWord } from './words.ts'

/**
 * The noun that decides, where the name is only said of it: "bota de amortiguador", "tornillo caliper", and in English the one behind,
 * "caliper bolt". Words like "juego de" lead nothing, and neither does "precio de".
 */
export function leaderOf({ slots }: Sentence, { slots: said }: Named, lexicon: Lexicon): Slot | undefined {
  const first = Math.min(...said.map(({ at }) => at))
  const last = Math.max(...said.map(({ at }) => at))
  const clause = said[0]?.clause
  let at = first - 1
  while (ARTICLES.has(slots[at]?.word ?? '')) at--
  const isLinked = LINKS.has(slots[at]?.word ?? '')
  const before = isLinked ? slots[at - 1] : slots[at]
  if (before && before.clause === clause && !said.includes(before) && leads(before, isLinked, lexicon)) return before
  const after = slots[last + 1]
  return after && !after.meaning && isEnglishPieceNoun(after.word) ? after : undefined
}
const ARTICLES = new Set('el la los las un una mi su tu'.split(' '))

function leads(slot: Slot, isLinked: boolean, lexicon: Lexicon): boolean {
  const { meaning, word, stem } = slot
  if (meaning === 'part') return isLinked
  if (meaning || isEmptyWord(word) || GENERIC.has(stem) || POSITIONS.has(word) || /\d/.test(word)) return false
  if (isPieceNoun(word)) return true
  if (!isLinked) return false
  const known = kindsIn(lexicon, word)
  return known ? known.has('part') : !slot.isTalk && word.length > 3
}

/** A piece of a part: by its name or by other words for the same things, else of the parts that have both words in their names, or of none. */
export function pieceOf(sentence: Sentence, leader: Slot, { names, slots }: Named, lexicon: Lexicon): PartSaid {
  const places = [leader, ...slots].map(({ at }) => at)
  const own = sentence.slots.slice(Math.min(...places), Math.max(...places) + 1).filter(({ meaning }) => !meaning)
  const known = namedAlike(
    leader.stem,
    slots.map(({ stem }) => stem),
    lexicon,
  )
  sentence.claim(own, known.length > 0 ? 'part' : 'not-carried')
  if (known.length > 0) return partOf(known, own, true, false)
  return partOf([...new Set(names.flatMap(({ typeIds }) => typeIds))], own, true, true)
}

function namedAlike(head: string, of: readonly string[], { namesByStem, alike }: Lexicon): number[] {
  const heads = [head, ...(alike.get(head) ?? [])]
  const ofs = [of, ...(of.length === 1 ? [...(alike.get(of[0] ?? '') ?? [])].map((other) => [other]) : [])]
  const found = (isSame: (stems: readonly string[], wanted: readonly string[]) => boolean): number[] => {
    for (const one of heads)
      for (const another of ofs) {
        const wanted = [one, ...another]
        const named = (namesByStem.get(one) ?? []).filter(({ kind, stems }) => isOwnName(kind) && isSame(stems, wanted))
        if (named.length > 0) return [...new Set(named.flatMap(({ typeIds }) => typeIds))]
      }
    return []
  }
  const whole = found((stems, wanted) => stems.length === wanted.length && wanted.every((stem) => stems.includes(stem)))
  return whole.length > 0 ? whole : found((stems, wanted) => wanted.every((stem) => stems.includes(stem)))
}
