import type { Lexicon } from './lexicon.ts'
import { GENERIC, isFree, isNameAlone, isOwnName, LINKS } from './match-name.ts'
import type { PartName } from './part-names.ts'
import { POSITIONS } from './positions.ts'
import type { Sentence, Slot } from './sentence.ts'

/** "Balatas de freno": a word that describes what was named already narrows nothing. */
export function swallowDescriptions(
  { slots, claim }: Sentence,
  names: readonly PartName[],
  said: readonly Slot[],
  { namesByStem }: Lexicon,
) {
  const types = new Set(names.flatMap(({ typeIds }) => typeIds))
  const isOfSame = (stem: string) =>
    (namesByStem.get(stem) ?? []).some(
      ({ kind, typeIds, stems }) =>
        isOwnName(kind) &&
        types.has(typeIds[0] ?? 0) &&
        (names.length === 1 || stems.length > 1) &&
        said.some(({ stem }) => stems.includes(stem)),
    )
  const own = new Set(said.map(({ stem }) => stem))
  // "Balatas discos": a second part in a row, said with its s and without "de", describes nothing.
  const isAnother = ({ word, at }: Slot) => word.endsWith('s') && !LINKS.has(slots[at - 1]?.word ?? '') && isNameAlone(word, namesByStem)
  const describes = (slot: Slot) => {
    const { stem } = slot
    return GENERIC.has(stem) || (!POSITIONS.has(slot.word) && !own.has(stem) && !isAnother(slot) && isOfSame(stem))
  }
  const again = slots.filter((slot) => isFree(slot) && slot.clause === said[0]?.clause && describes(slot))
  if (again.length > 0) claim([...said, ...again], 'part')
}
