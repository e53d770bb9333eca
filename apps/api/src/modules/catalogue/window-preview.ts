import type { AskedProducts } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { PinState, StaffWindow } from '@shop/domain/shop-window'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { arrangedIds, pinnedIds } from './listed-page.ts'
import { naturalOrderOf } from './natural-order.ts'
import { countMatching, listIds } from './products.queries.ts'
import { filterOf } from './resolve-asked.ts'
import { type ShopWindow, withoutHidden } from './shop-windows.ts'

const OPENING = { page: 1, limit: 24, sort: 'relevance' } as const

/** A list as it is with an arrangement, asked of the database itself: whoever has just arranged it must not see what is kept from before. */
export async function previewWindow(
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedProducts,
  window: ShopWindow,
): Promise<Omit<StaffWindow, 'version'>> {
  const { db } = deps
  const filter = withoutHidden(filterOf(asked, await deps.directory()), window)
  const [opening, total, shown, members, pins, hidden] = await Promise.all([
    arrangedIds(deps, locale, filter, window, OPENING, naturalOrderOf(asked.list, filter)).then((ids) => deps.loadSummaries(locale, ids)),
    countMatching(db, filter),
    pinnedIds(db, locale, filter, window),
    membersOf(deps, asked, window.pins),
    deps.loadSummaries(locale, window.pins),
    deps.loadSummaries(locale, window.hidden),
  ])
  const behind = (id: number): PinState => (members.includes(id) ? 'sold-out' : 'absent')
  const stateOf = (id: number): PinState => (shown.includes(id) ? 'shown' : behind(id))
  return { opening, total, pins: pins.map((part) => ({ part, state: stateOf(Number(part.id)) })), hidden }
}

/** Which of these parts a list has, hidden or not. */
export async function membersOf(
  { db, directory }: Pick<CatalogueDeps, 'db' | 'directory'>,
  asked: AskedProducts,
  ids: readonly number[],
): Promise<readonly number[]> {
  return ids.length === 0
    ? []
    : listIds(db, 'es', { ...filterOf(asked, await directory()), ids }, { offset: 0, limit: ids.length, sort: 'relevance' }, ids)
}
