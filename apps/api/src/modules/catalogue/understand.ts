import { type Interpretation, interpret } from '@shop/domain/search/interpret'
import { senseIn } from '@shop/domain/search/lexicon'
import { numberCandidates } from '@shop/domain/search/part-numbers'
import { tokensOf } from '@shop/domain/search/words'
import type { Db } from '../../database/connect.ts'
import { asksOf } from './asks-of.ts'
import type { Directory } from './directory.ts'
import { findByHalf } from './half-numbers.ts'
import { findNumbers, KIND_ORDER, type NumberMatch } from './part-numbers.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { narrowedBy, type SearchAsk } from './search-ask.ts'

export type Understanding = {
  readonly interpretation: Interpretation
  /** What is looked for, each part by itself; none where the shop has nothing of it. */
  readonly asks: readonly SearchAsk[]
  /** Products by a number in the sentence, the best first. */
  readonly matches: readonly NumberMatch[]
}

/** Reads a sentence: which numbers in it exist, then what the other words mean. */
export async function understand(db: Db, directory: Directory, text: string): Promise<Understanding> {
  const tokens = tokensOf(text)
  const candidates = numberCandidates(tokens, senseIn(directory.lexicon))
  const whole = candidates.length > 0 ? await findNumbers(db, [...new Set(candidates.map(({ key }) => key))]) : []
  const found = new Set(whole.map(({ key }) => key))
  const known = candidates.filter(({ key }) => found.has(key))
  const interpretation = interpret(text, directory.lexicon, known)
  const asks = asksOf(interpretation, directory)
  if (interpretation.numberKeys.length > 0) {
    const keys = new Set(interpretation.numberKeys)
    const matches = whole.filter(({ key }) => keys.has(key)).toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind])
    return { interpretation, matches, asks: [askFor(matches, firstFilter(asks) ?? {})] }
  }
  const half = await findByHalf(db, interpretation, firstFilter(asks) ?? {})
  if (half) return { interpretation: half.interpretation, matches: half.matches, asks: [askFor(half.matches, half.filter)] }
  return { interpretation, asks, matches: [] }
}

function askFor(matches: readonly NumberMatch[], filter: ProductFilter): SearchAsk {
  return {
    kind: 'part',
    filter: { ...filter, ids: filter.ids ?? [...new Set(matches.map(({ productId }) => productId))] },
    narrowing: [],
    typeIds: [],
    widerTypeIds: [],
    isNamed: true,
    text: '',
  }
}

/** The first thing that was asked for, with all that was said of it. Undefined where the shop has nothing of it. */
export function firstFilter([first]: readonly SearchAsk[]): ProductFilter | undefined {
  return first && narrowedBy(first.filter, first.narrowing)
}

/** Nothing in the sentence meant anything to the shop. */
export function isNonsense({ interpretation, matches }: Understanding): boolean {
  const { makeId, modelId, wants, isGuess } = interpretation
  const hasNoCar = makeId === undefined && modelId === undefined
  const hasNothing = wants.every(
    ({ brandIds, partTypeIds, notCarriedTypeIds, unknown, positions, words }) =>
      brandIds.length + partTypeIds.length + notCarriedTypeIds.length + positions.length + words.length === 0 && unknown === undefined,
  )
  return matches.length === 0 && (isGuess || (hasNoCar && hasNothing))
}
