import type { Lexicon } from './lexicon.ts'
import type { PartName } from './part-names.ts'
import type { Sentence, Slot } from './sentence.ts'
import { canBePartOfName, isEmptyWord, stemOf } from './words.ts'

export type Named = { readonly names: readonly PartName[]; readonly slots: readonly Slot[] }

const KIND_RANK: Record<PartName['kind'], number> = { type: 6, synonym: 4, subcategory: 2, category: 2 }
const CARRIED = 2
const INTRUDER = 3
const LISTED = 12

export function isFree({ meaning, word, isTalk }: Slot): boolean {
  return !meaning && !isTalk && canBePartOfName(word)
}

/** The names of which every word was said among these, those with the most words; a part's own name before its synonyms, both before shelves. */
export function bestName(
  { slots }: Sentence,
  free: readonly Slot[],
  { namesByStem, carriedTypes }: Lexicon,
  isWanted: (name: PartName) => boolean = () => true,
): Named | undefined {
  const stems = new Set(free.map(({ stem }) => stem))
  const candidates = new Set([...stems].flatMap((stem) => namesByStem.get(stem) ?? []))
  let best: { names: PartName[]; slots: Slot[]; rank: number } | undefined
  for (const name of candidates) {
    if (name.words.length * 10 + 12 < (best?.rank ?? 0) || !isWanted(name)) continue
    if (!name.stems.every((stem) => stems.has(stem))) continue
    const said = saidIn(name, free)
    if (!said) continue
    const rank =
      name.words.length * 10 +
      KIND_RANK[name.kind] +
      (name.isSpanish ? 0.5 : 0) +
      (said.every((slot, i) => slot.word === name.words[i]) ? 1 : 0) +
      (name.typeIds.some((id) => carriedTypes.has(id)) ? CARRIED : 0) -
      intrudersIn(slots, said) * INTRUDER -
      (isList(slots, said, name, namesByStem) ? LISTED : 0)
    if (!best || rank > best.rank) best = { names: [name], slots: said, rank }
    else if (rank === best.rank && isSame(said, best.slots)) best.names.push(name)
  }
  return best
}

/** The slots that say a name, each word once; of several the one that stands by the others. */
function saidIn({ words, stems }: PartName, free: readonly Slot[]): Slot[] | undefined {
  const used: Slot[] = []
  for (const [i, stem] of stems.entries()) {
    const same = free.filter((slot) => slot.stem === stem && !used.includes(slot))
    const slot = same.find(({ word }) => word === words[i]) ?? same[0]
    if (!slot) return undefined
    const near = used[0] && same.length > 1 ? same.toSorted((a, b) => distanceTo(used, a) - distanceTo(used, b))[0] : slot
    used.push(near ?? slot)
  }
  return used
}

function isSame(one: readonly Slot[], other: readonly Slot[]): boolean {
  return one.length === other.length && one.every((slot) => other.includes(slot))
}

/** "Balatas discos" are two parts in a row, although pads are also called "balatas de disco": nobody says that with an s and without "de". */
function isList(slots: readonly Slot[], said: readonly Slot[], { words }: PartName, namesByStem: Lexicon['namesByStem']): boolean {
  return said.some((slot, i) => {
    const before = slots[slot.at - 1]
    const isPlural = slot.word === `${words[i]}s` && i > 0 && before !== undefined && said.includes(before)
    return isPlural && isNameAlone(slot.word, namesByStem)
  })
}

function distanceTo(used: readonly Slot[], { at }: Slot): number {
  return Math.min(...used.map((slot) => Math.abs(slot.at - at)))
}

/** Words that mean something else and stand between those of a name. */
function intrudersIn(slots: readonly Slot[], said: readonly Slot[]): number {
  if (said.length < 2) return 0
  const places = said.map(({ at }) => at)
  const between = slots.slice(Math.min(...places) + 1, Math.max(...places))
  return between.filter((slot) => !said.includes(slot) && !slot.meaning && !isEmptyWord(slot.word)).length
}

/** Whether a word by itself is the whole name of some part. */
export function isNameAlone(word: string, namesByStem: Lexicon['namesByStem']): boolean {
  return (namesByStem.get(stemOf(word)) ?? []).some(({ stems }) => stems.length === 1)
}

/** A name of the part itself, not of a shelf. */
export function isOwnName(kind: PartName['kind']): boolean {
  return kind === 'type' || kind === 'synonym'
}

/** Words by which one thing is said of another. */
export const LINKS = new Set('de del para of'.split(' '))

/** Words that say of any part how it is sold, or which car's system it is of: they lead nothing and narrow nothing. */
export const GENERIC = new Set(['juego', 'kit', 'par', 'set', 'freno', 'brake', 'completo', 'pieza'].map(stemOf))
