import type { Token } from './words.ts'

const SHORTEST = 3

/**
 * "balatas del" goes on as "balatas delanteras": of the words for a place, the one that agrees with the part. In English the place stands
 * before its part, and nothing is left to agree with.
 */
export function completePosition(
  tokens: readonly Token[],
  positions: readonly string[],
  isPart: (word: string) => boolean,
): { readonly start: number; readonly word: string } | undefined {
  const last = tokens.at(-1)
  const part = tokens.slice(0, -1).find(({ word }) => isPart(word))
  if (!last || !part || last.word.length < SHORTEST) return undefined
  const ending = endingFor(part.word)
  const word = positions.find((one) => one.length > last.word.length && one.startsWith(last.word) && one.endsWith(ending))
  return word === undefined ? undefined : { start: last.start, word }
}

function endingFor(part: string): string {
  const many = part.endsWith('s') ? 's' : ''
  return (/as?$/.test(part) ? 'a' : 'o') + many
}
