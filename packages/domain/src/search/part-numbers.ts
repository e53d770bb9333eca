import type { Token } from './words.ts'

const SHORTEST = 4
const MOST_JOINED = 5

/** A part number without what people leave out or mix up: separators, case, O for 0 and I for 1. */
export const numberKey = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/I/g, '1')

export type NumberCandidate = { readonly key: string; readonly first: number; readonly last: number }

/** What in a sentence could be a part number: words with digits, alone or joined with their neighbours ("0 261 443 084"). */
export const numberCandidates = (tokens: readonly Token[]): NumberCandidate[] =>
  tokens
    .flatMap((_, first) =>
      Array.from({ length: Math.min(MOST_JOINED, tokens.length - first) }, (_, more) => ({
        first,
        last: first + more,
        key: numberKey(
          tokens
            .slice(first, first + more + 1)
            .map(({ typed }) => typed)
            .join(''),
        ),
      })),
    )
    .filter(
      ({ key, first, last }) =>
        key.length >= SHORTEST &&
        key.length <= 30 &&
        (key.match(/\d/g)?.length ?? 0) >= 3 &&
        !(first === last && isYear(tokens[first]?.word ?? '')),
    )

export const isYear = (word: string): boolean => /^(19[5-9]\d|20[0-3]\d)$/.test(word)
