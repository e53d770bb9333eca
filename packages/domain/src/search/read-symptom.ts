import { kindsIn, type Lexicon } from './lexicon.ts'
import { bestName, isFree } from './match-name.ts'
import type { PartName } from './part-names.ts'
import type { Sentence, Slot } from './sentence.ts'
import { isEmptyWord, singularOf, tokensOf } from './words.ts'

export type NamedSymptoms = {
  readonly symptoms: readonly { readonly id: number; readonly phrases: readonly string[]; readonly partTypeIds: readonly number[] }[]
}

/** A way to say what is wrong with a car or what is to be done to it, by the roots of its words. */
export type SymptomPhrase = { readonly symptomId: number; readonly typeIds: readonly number[]; readonly roots: readonly string[] }
export type SymptomSaid = { readonly id: number; readonly typeIds: readonly number[] }

export const phrasesByRoot = ({ symptoms }: NamedSymptoms): Map<string, SymptomPhrase[]> => {
  const byRoot = new Map<string, SymptomPhrase[]>()
  for (const { id, phrases, partTypeIds } of symptoms)
    for (const phrase of phrases) {
      const roots = [
        ...new Set(
          tokensOf(phrase)
            .map(({ word }) => word)
            .filter(counts)
            .map(rootOf),
        ),
      ]
      const [first] = roots
      if (first === undefined) continue
      byRoot.set(first, [...(byRoot.get(first) ?? []), { symptomId: id, typeIds: partTypeIds, roots }])
    }
  return byRoot
}

/**
 * "Rechina al frenar": what people say who do not know which part they need. The phrase with the most words counts; a part that is named
 * outside of it is what was asked for, and then the rest is only its story.
 */
export const claimSymptom = (sentence: Sentence, lexicon: Lexicon): SymptomSaid | undefined => {
  const free = sentence.slots.filter(({ meaning, word }) => !meaning && counts(word))
  const said = Map.groupBy(free, ({ word }) => rootOf(word))
  const best = [...said.keys()]
    .flatMap((root) => lexicon.phrases.get(root) ?? [])
    .filter(({ roots }) => roots.every((root) => said.has(root)))
    .toSorted((a, b) => b.roots.length - a.roots.length)[0]
  if (!best) return undefined
  const slots = best.roots.flatMap((root) => said.get(root) ?? [])
  // "Pads and rotors" are parts, though a job may be called so.
  const isPartsOnly = slots.every(({ word }) => kindsIn(lexicon, word)?.has('part')) && slots.length > 1
  if (isPartsOnly || namesAPart(sentence, slots, lexicon)) return undefined
  sentence.claim(slots, 'symptom')
  return { id: best.symptomId, typeIds: best.typeIds }
}

const namesAPart = (sentence: Sentence, slots: readonly Slot[], lexicon: Lexicon): boolean => {
  const isToBeHad = ({ kind, typeIds }: PartName) =>
    (kind === 'type' || kind === 'synonym') && typeIds.some((id) => lexicon.carriedTypes.has(id))
  const named = bestName(sentence, sentence.slots.filter(isFree), lexicon, isToBeHad)
  return named?.slots.some((slot) => !slots.includes(slot) && !isEmptyWord(slot.word)) ?? false
}

const FILLERS = new Set('cuando ya muy mucho mucha como algo bien solo asi pero when it is the at while'.split(' '))
const counts = (word: string): boolean => !isEmptyWord(word) && !FILLERS.has(word)

/** What verbs and nouns of one family have in common: rechina, rechinan, rechinido; enciende, encender. */
export const rootOf = (word: string): string => {
  if (word.length < 5) return word
  const plain = singularOf(word)
    .replace(/ie/g, 'e')
    .replace(/(?<![qg])ue/g, 'o')
  const root = plain.replace(/(?:endo|ando|eron|aron|ada|ado|edo|ida|ido|aba|ian|ing|ear|ea|ed|ar|er|ir|an|en|io|a|e|o)$/, '')
  return root.length >= 3 ? root : plain
}
