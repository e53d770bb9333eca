import type { Lexicon, PartName } from './lexicon.ts'
import type { Sentence, Slot } from './sentence.ts'
import { canBePartOfName, isEmptyWord, stemOf } from './words.ts'

export const claimParts = (sentence: Sentence, lexicon: Lexicon): number[] => {
  const best = bestName(sentence, lexicon)
  if (!best) return looseParts(sentence, lexicon)
  sentence.claim(best.slots, 'part')
  swallowDescriptions(sentence, best.names)
  const types = [...new Set(best.names.flatMap(({ typeIds }) => typeIds))]
  // "balatas y discos": a second part is wanted only behind a word that says so.
  const second = bestName(sentence, lexicon)
  const isAnother = second?.slots.every(({ clause }) => clause !== best.slots[0]?.clause)
  if (!second || !isAnother || second.names.some(({ kind }) => kind === 'category' || kind === 'subcategory')) return types
  sentence.claim(second.slots, 'part')
  return [...new Set([...types, ...second.names.flatMap(({ typeIds }) => typeIds)])]
}

type Named = { readonly names: PartName[]; readonly slots: Slot[] }

/** The names of which every word was said, those with the most words; a part's own name before its synonyms, both before shelves. */
const bestName = ({ slots }: Sentence, { namesByStem }: Lexicon): Named | undefined => {
  const free = slots.filter(({ meaning, word }) => !meaning && canBePartOfName(word))
  const candidates = new Set(free.flatMap(({ word }) => namesByStem.get(stemOf(word)) ?? []))
  let best: (Named & { rank: number }) | undefined
  for (const name of candidates) {
    const said = saidIn(name, free)
    if (!said) continue
    const rank =
      name.words.length * 10 +
      KIND_RANK[name.kind] +
      (name.isSpanish ? 0.5 : 0) +
      (said.every((slot, i) => slot.word === name.words[i]) ? 1 : 0)
    if (!best || rank > best.rank) best = { names: [name], slots: said, rank }
    else if (rank === best.rank) best.names.push(name)
  }
  return best
}

const KIND_RANK: Record<PartName['kind'], number> = { type: 6, synonym: 4, subcategory: 2, category: 2 }

const saidIn = ({ words }: PartName, free: readonly Slot[]): Slot[] | undefined => {
  const used = new Set<Slot>()
  for (const word of words) {
    const slot =
      free.find((one) => !used.has(one) && one.word === word) ?? free.find((one) => !used.has(one) && stemOf(one.word) === stemOf(word))
    if (!slot) return undefined
    used.add(slot)
  }
  return [...used]
}

/** "Balatas de freno": a word that describes what was named already narrows nothing. */
const swallowDescriptions = ({ slots, claim }: Sentence, names: readonly PartName[]) => {
  const claimed = slots.filter(({ meaning }) => meaning === 'part')
  const words = new Set(names.flatMap((name) => name.words.map(stemOf)))
  const again = slots.filter(
    ({ meaning, word, clause }) => !meaning && clause === claimed[0]?.clause && (words.has(stemOf(word)) || GENERIC.has(stemOf(word))),
  )
  if (again.length > 0) claim([...claimed, ...again], 'part')
}
const GENERIC = new Set(['juego', 'kit', 'par', 'set', 'freno', 'brake', 'repuesto', 'completo'].map(stemOf))

/** No whole name was said: every part whose name begins with the word, or else contains it ("filtro", "sensor"). */
const looseParts = ({ slots, claim }: Sentence, { namesByStem }: Lexicon): number[] => {
  const free = slots.filter(({ meaning, word }) => !meaning && !isEmptyWord(word) && namesByStem.has(stemOf(word)))
  if (free.length === 0) return []
  const naming = free.map(({ word }) => (namesByStem.get(stemOf(word)) ?? []).filter(({ kind }) => kind === 'type' || kind === 'synonym'))
  const headed = naming.map((names, i) => names.filter(({ words }) => stemOf(words[0] ?? '') === stemOf(free[i]?.word ?? '')))
  const ids = naming.map((names, i) => new Set((headed[i]?.length ? headed[i] : names).flatMap(({ typeIds }) => typeIds)))
  const common = ids.reduce((left, right) => left.intersection(right))
  const chosen = common.size > 0 ? common : (ids[0] ?? new Set<number>())
  if (chosen.size === 0) return []
  claim(common.size > 0 ? free : free.slice(0, 1), 'part')
  return [...chosen]
}
