import { isEmptyWord, singularOf, tokensOf } from './words.ts'

export type NamedSymptoms = {
  readonly symptoms: readonly { readonly id: number; readonly phrases: readonly string[]; readonly partTypeIds: readonly number[] }[]
}

/** A way to say what is wrong with a car or what is to be done to it, by the roots of its words. */
export type SymptomPhrase = { readonly symptomId: number; readonly typeIds: readonly number[]; readonly roots: readonly string[] }

export function phrasesByRoot({ symptoms }: NamedSymptoms): Map<string, SymptomPhrase[]> {
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

const FILLERS = new Set('cuando ya muy mucho mucha como algo bien solo asi pero when it is the at while'.split(' '))
/** Whether a word says anything of what is wrong. */
export function counts(word: string): boolean {
  return !isEmptyWord(word) && !FILLERS.has(word)
}

/** What verbs and nouns of one family have in common: rechina, rechinan, rechinido; enciende, encender. */
export function rootOf(word: string): string {
  if (word.length < 5) return word
  const plain = singularOf(word)
    .replace(/ie/g, 'e')
    .replace(/(?<![qg])ue/g, 'o')
  const root = plain.replace(/(?:endo|ando|eron|aron|ada|ado|edo|ida|ido|aba|ian|ing|ear|ea|ed|ar|er|ir|an|en|io|a|e|o)$/, '')
  return root.length >= 3 ? root : plain
}
