import type { AskedPage } from '@shop/domain/asked-products'
import type { Page, PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { MOST_PINS } from '@shop/domain/shop-window'
import type { Db } from '../../database/connect.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { naturalOrderOf } from './natural-order.ts'
import type { ProductFilter } from './product-filter.ts'
import { listIds, type NaturalOrder } from './products.queries.ts'
import { filterOf } from './resolve-asked.ts'
import { type ShopWindow, windowOf, withoutHidden } from './shop-windows.ts'

/** A page of a list that nobody searched for. */
export async function listedPage(deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<Page<ProductSummary>> {
  const { ids, ...page } = await listedIds(deps, locale, asked)
  return { ...page, items: await deps.loadSummaries(locale, ids) }
}

/** Found, and not yet dressed. */
export async function listedIds(
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
): Promise<Omit<Page<never>, 'items'> & { readonly ids: readonly number[] }> {
  const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
  const window = windowOf(asked, windows, directory)
  const filter = withoutHidden(filterOf(asked, directory), window)
  const natural = naturalOrderOf(asked.list, filter)
  const [ids, total] = await Promise.all([
    arrangedIds(deps, locale, filter, window, asked, natural),
    deps.orders.countOf(filter, asked.sort, natural),
  ])
  return { ids, total, page: asked.page, limit: asked.limit }
}

/**
 * What staff put first stands before all else, as far as the filter allows it; where somebody chose an order, that one counts. The others keep
 * their order and its index, which never sees the first ones.
 */
export async function arrangedIds(
  { db, orders: { idsOf } }: Pick<CatalogueDeps, 'db' | 'orders'>,
  locale: Locale,
  filter: ProductFilter,
  window: ShopWindow,
  request: PageRequest,
  natural: NaturalOrder,
): Promise<readonly number[]> {
  const { page, limit, sort } = request
  const offset = (page - 1) * limit
  const pinned = sort === 'relevance' ? await pinnedIds(db, locale, filter, window) : []
  if (pinned.length === 0) return idsOf(locale, filter, { offset, limit, sort }, natural)
  const first = pinned.slice(offset, offset + limit)
  const others = { ...filter, exceptIds: [...window.hidden, ...pinned] }
  const rest = { offset: Math.max(0, offset - pinned.length), limit: limit - first.length, sort }
  return [...first, ...(rest.limit === 0 ? [] : await idsOf(locale, others, rest, natural))]
}

/** What cannot be bought stands behind like everything that is sold out, and comes back to its place with its pieces. */
export async function pinnedIds(db: Db, locale: Locale, filter: ProductFilter, { pins }: ShopWindow): Promise<readonly number[]> {
  return pins.length === 0
    ? []
    : listIds(db, locale, { ...filter, ids: pins, isAvailable: true }, { offset: 0, limit: MOST_PINS, sort: 'relevance' }, pins)
}
