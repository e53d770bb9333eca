import { kindsIn, type Lexicon } from './lexicon.ts'
import { bestName, isFree, isOwnName } from './match-name.ts'
import type { PartName } from './part-names.ts'
import type { Sentence, Slot } from './sentence.ts'
import { counts, rootOf } from './symptom-phrases.ts'
import { isEmptyWord } from './words.ts'

export type SymptomSaid = { readonly id: number; readonly typeIds: readonly number[] }

/**
 * "Rechina al frenar": what people say who do not know which part they need. The phrase with the most words counts; a part that is named
 * outside of it is what was asked for, and then the rest is only its story.
 */
export function claimSymptom(sentence: Sentence, lexicon: Lexicon): SymptomSaid | undefined {
  const free = sentence.slots.filter(({ meaning, word }) => !meaning && counts(word))
  const said = Map.groupBy(free, ({ word }) => rootOf(word))
  const best = [...said.keys()]
    .flatMap((root) => lexicon.phrases.get(root) ?? [])
    .filter(({ roots, typeIds }) => roots.every((root) => said.has(root)) && typeIds.some((id) => lexicon.carriedTypes.has(id)))
    .toSorted((a, b) => b.roots.length - a.roots.length)[0]
  if (!best) return undefined
  const slots = best.roots.flatMap((root) => said.get(root) ?? [])
  // "Pads and rotors" are parts, though a job may be called so.
  const isPartsOnly = slots.every(({ word }) => kindsIn(lexicon, word)?.has('part')) && slots.length > 1
  if (isPartsOnly || namesAPart(sentence, slots, lexicon)) return undefined
  sentence.claim(slots, 'symptom')
  return { id: best.symptomId, typeIds: best.typeIds }
}

function namesAPart(sentence: Sentence, slots: readonly Slot[], lexicon: Lexicon): boolean {
  const isToBeHad = ({ kind, typeIds }: PartName) => isOwnName(kind) && typeIds.some((id) => lexicon.carriedTypes.has(id))
  const named = bestName(sentence, sentence.slots.filter(isFree), lexicon, isToBeHad)
  return named?.slots.some((slot) => !slots.includes(slot) && !isEmptyWord(slot.word)) ?? false
}
