import { catalogueDeps } from '@shop/api/modules/catalogue/catalogue-deps'
import { interpret } from '@shop/domain/search/interpret'
import type { BenchShop } from '../support/bench-shop.ts'

const RUNS = 3

/** Milliseconds of reading alone, of each sentence the median of some runs after one to warm up. */
export async function readingTimes(shop: BenchShop, sentences: readonly string[]): Promise<number[]> {
  const { lexicon } = await catalogueDeps(shop).directory()
  for (const sentence of sentences) interpret(sentence, lexicon)
  return sentences.map((sentence) => {
    const runs = Array.from({ length: RUNS }, () => {
      const begun = performance.now()
      interpret(sentence, lexicon)
      return performance.now() - begun
    })
    return runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  })
}
