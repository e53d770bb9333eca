import type { Locale } from '@shop/domain/locale'
import { MISTAKES, mistypedIn, nearKeys } from '@shop/domain/search/near-numbers'
import type { Piece } from '@shop/domain/search/pieces'
import type { NearNumber } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { findNumbers, KIND_ORDER } from './part-numbers.queries.ts'
import { listPage } from './products.queries.ts'

const MOST = 5
const MOST_LOOKED_AT = 1_000

/** The numbers that may have been meant by what nothing is known of: offered, never shown as what was asked for. */
export async function findNear(
  deps: Pick<CatalogueDeps, 'db' | 'loadSummaries'>,
  locale: Locale,
  pieces: readonly Piece[],
): Promise<NearNumber[]> {
  const mistyped = mistypedIn(pieces)
  if (mistyped.length === 0) return []
  const mistakes = new Map(mistyped.toReversed().flatMap((key) => [...nearKeys(key)]))
  const matches = await findNumbers(deps.db, [...mistakes.keys()], MOST_LOOKED_AT)
  const rank = (key: string) => MISTAKES.indexOf(mistakes.get(key) ?? 'one-character')
  const best = matches.toSorted((a, b) => rank(a.key) - rank(b.key) || KIND_ORDER[a.kind] - KIND_ORDER[b.kind])
  const numbers = new Map(best.toReversed().map(({ productId, number }) => [String(productId), number]))
  const ids = [...new Set(best.map(({ productId }) => productId))]
  if (ids.length === 0) return []
  // Leaves out what is not sold. Joined to the numbers it would tempt the planner to ask for all of them once per part.
  const products = await listPage(deps, locale, { ids }, { page: 1, limit: MOST, sort: 'relevance' }, ids)
  return products.map(({ id, name }) => ({ id, name, number: numbers.get(id) ?? '' }))
}
