import type { AskedPage } from '@shop/domain/asked-products'
import type { Page, PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { MOST_PINS } from '@shop/domain/shop-window'
import type { Db } from '../../database/connect.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { naturalOrderOf } from './natural-order.ts'
import type { ProductFilter } from './product-filter.ts'
import { dress, listIds, type NaturalOrder } from './products.queries.ts'
import { filterOf } from './resolve-asked.ts'
import { type ShopWindow, windowOf, withoutHidden } from './shop-windows.ts'

/** A page of a list that nobody searched for. */
export const listedPage = async (deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<Page<ProductSummary>> => {
  const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
  const window = windowOf(asked, windows, directory)
  const filter = withoutHidden(filterOf(asked, directory), window)
  const [items, total] = await Promise.all([
    arrangedPage(deps, locale, filter, window, asked, naturalOrderOf(asked.list, filter)),
    deps.count(filter),
  ])
  return { items, total, page: asked.page, limit: asked.limit }
}

/**
 * What staff put first stands before all else, as far as the filter allows it; where somebody chose an order, that one counts. The others keep
 * their order and its index, which never sees the first ones.
 */
export const arrangedPage = async (
  { db, idsOf }: Pick<CatalogueDeps, 'db' | 'idsOf'>,
  locale: Locale,
  filter: ProductFilter,
  window: ShopWindow,
  request: PageRequest,
  natural: NaturalOrder,
): Promise<ProductSummary[]> => {
  const { page, limit, sort } = request
  const offset = (page - 1) * limit
  const pinned = sort === 'relevance' ? await pinnedIds(db, locale, filter, window) : []
  // The page is found on the narrow index first; only its rows are dressed with names and discounts.
  if (pinned.length === 0) return dress(db, locale, await idsOf(locale, filter, { offset, limit, sort }, natural))
  const first = pinned.slice(offset, offset + limit)
  const others = { ...filter, exceptIds: [...window.hidden, ...pinned] }
  const rest = { offset: Math.max(0, offset - pinned.length), limit: limit - first.length, sort }
  return dress(db, locale, [...first, ...(rest.limit === 0 ? [] : await idsOf(locale, others, rest, natural))])
}

/** What cannot be bought stands behind like everything that is sold out, and comes back to its place with its pieces. */
export const pinnedIds = async (db: Db, locale: Locale, filter: ProductFilter, { pins }: ShopWindow): Promise<readonly number[]> =>
  pins.length === 0
    ? []
    : listIds(db, locale, { ...filter, ids: pins, isAvailable: true }, { offset: 0, limit: MOST_PINS, sort: 'relevance' }, pins)
