import type { Token } from './words.ts'

const SHORTEST = 4
const SHORTEST_BESIDE_WORDS = 3
export const LONGEST = 30
/** With as many digits nothing but a number is meant. */
const CERTAIN_DIGITS = 3
const MOST_JOINED = 5

/** A part number without what people leave out or mix up: separators, case, O for 0 and I for 1. */
export function numberKey(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/I/g, '1')
}

export type NumberCandidate = { readonly key: string; readonly first: number; readonly last: number }

/** What the shop takes a word for, if it is not a number: something on the shelves, or a word of some product's name. */
export type Sense = 'shelf' | 'product-name' | undefined

/**
 * What in a sentence could be a part number: its words, alone or joined with their neighbours ("0 261 443 084"). A number may have few
 * digits or none ("BKR5E", "QWXYZ-B"), so every word is asked for, except those that mean something already: a car, a kind of part,
 * a brand or "original" stays what it is, whatever somebody may have entered as a number.
 */
export function numberCandidates(tokens: readonly Token[], senseOf: (word: string) => Sense): NumberCandidate[] {
  return tokens
    .flatMap((_, first) =>
      Array.from({ length: Math.min(MOST_JOINED, tokens.length - first) }, (_, more) => ({
        first,
        last: first + more,
        run: tokens.slice(first, first + more + 1),
      })),
    )
    .map((one) => ({ ...one, key: numberKey(one.run.map(({ typed }) => typed).join('')) }))
    .filter(({ key, run }) => {
      if (key === '' || key.length > LONGEST || (run.length === 1 && isYear(run[0]?.word ?? ''))) return false
      // "Versa 2015" is a car and its year: no number is looked for.
      if (run.every(({ word }) => isYear(word) || (!/\d/.test(word) && senseOf(word) === 'shelf'))) return false
      if (key.length >= SHORTEST && digitsIn(key) >= CERTAIN_DIGITS) return true
      const isAlone = run.length === tokens.length
      if (run.every(({ word }) => isTaken(word, senseOf(word), tokens.length > 1))) return false
      // Beside other words a short number is a year, an engine or how many.
      return isAlone || (key.length >= SHORTEST_BESIDE_WORDS && /[A-Z]/.test(key))
    })
    .map(({ key, first, last }) => ({ key, first, last }))
}

function isTaken(word: string, sense: Sense, isAmongWords: boolean): boolean {
  return sense === 'shelf' || (sense === 'product-name' && isAmongWords && !/\d/.test(word))
}

export function digitsIn(key: string): number {
  return key.match(/\d/g)?.length ?? 0
}

export function isYear(word: string): boolean {
  return /^(19[5-9]\d|20[0-3]\d)$/.test(word)
}
