import { type HalfNumber, halvesIn } from '@shop/domain/search/half-numbers'
import type { Interpretation } from '@shop/domain/search/interpret'
import type { Db } from '../../database/connect.ts'
import { findHalfNumbers, findNumbersFrom, listOnSale, type NumberMatch } from './part-numbers.queries.ts'
import type { ProductFilter } from './product-filter.ts'

const MOST_HALVES = 100

type Found = { readonly interpretation: Interpretation; readonly matches: readonly NumberMatch[]; readonly filter: ProductFilter }

/** Reads what nothing else made sense of as half a number. Undefined where no part that is sold has such a number. */
export async function findByHalf(db: Db, interpretation: Interpretation, asked: ProductFilter): Promise<Found | undefined> {
  for (const half of halvesIn(interpretation)) {
    const { key, where, among } = half
    const all = await (where === 'anywhere' ? findHalfNumbers : findNumbersFrom)(db, key, MOST_HALVES)
    if (all.length === 0) continue
    const filter = { ...(among === 'asked' ? asked : {}), ids: [...new Set(all.map(({ productId }) => productId))] }
    const onSale = new Set(await listOnSale(db, filter))
    const matches = all.filter(({ productId }) => onSale.has(productId))
    if (matches.length > 0)
      return {
        interpretation: readAsNumber(interpretation, half),
        matches,
        filter: { ...filter, ids: filter.ids.filter((id) => onSale.has(id)) },
      }
  }
  return undefined
}

function readAsNumber(interpretation: Interpretation, { key, typed }: HalfNumber): Interpretation {
  return {
    ...interpretation,
    numberKeys: [key],
    pieces: interpretation.pieces.map((piece) =>
      piece.meaning === 'ignored' && typed.includes(piece.typed) ? { ...piece, meaning: 'number' } : piece,
    ),
  }
}
