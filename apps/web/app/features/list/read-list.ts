import type { Call } from '@shop/contract/client'
import { countFacets, listAsked, listCategories } from '@shop/contract/shop/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Facets, NamedShelf } from '@shop/domain/counted'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { onCard, type PartOnCard } from '../../common/part/on-card.ts'
import { data } from '../../router/loader.ts'
import { listFields } from './list-fields.ts'
import { naturalOrderName } from './natural-order-name.ts'
import { assertOneAddress } from './one-address.server.ts'
import { type PartTypeTile, readTiles } from './read-tiles.ts'

/** A page of it, its parts as their cards show them. */
export type ListedPage = Omit<SearchPage, 'items'> & { readonly items: readonly PartOnCard[] }

export type ListData = {
  readonly page: ListedPage
  readonly facets: Facets | undefined
  readonly asked: AskedPage
  /** The list's name in the address, such as `nuevos`. */
  readonly listName: string | undefined
  /** The kinds of part that a shelf is opened with. */
  readonly tiles: readonly PartTypeTile[]
  /** What it is sorted by when nobody chose, in words. */
  readonly naturalOrder: string
  /** Where else to look, when nothing was found. */
  readonly categories: readonly NamedShelf[]
}

/** What a list's address asks for. An address that makes no sense is a page that does not exist. */
export async function readList(call: Call, url: URL, locale: Locale): Promise<ListData> {
  const decoded = listAsked.body?.decode(listFields(url.searchParams))
  if (!decoded || 'issues' in decoded) throw data(null, { status: 404 })
  const asked: AskedPage = decoded.value
  if (asked.list === null) throw data(null, { status: 404 })
  const listName = url.searchParams.get('lista')?.trim() || undefined
  const [page, facets] = await Promise.all([
    call(listAsked, { body: decoded.value }).then(existing),
    call(countFacets, { body: decoded.value }),
  ])
  assertOneAddress(url, page.written)
  const [categories, tiles] = await Promise.all([page.total === 0 ? call(listCategories) : [], readTiles(call, asked, facets)])
  const naturalOrder = naturalOrderName(asked, locale)
  // What nobody is shown travels to nobody: subcategories are offered within a category.
  const offered = asked.category || asked.subcategory ? facets : { ...facets, subcategories: [] }
  return {
    page: { ...page, items: page.items.map(onCard), fits: page.fits?.map(saidOnCard) },
    facets: offered,
    asked,
    listName,
    tiles,
    naturalOrder,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
  }
}

/** Of a part that fits, a card does not say by which row of its table. */
function saidOnCard(fit: Fit): Fit {
  return fit.verdict === 'fits' ? { ...fit, row: undefined } : fit
}

/** A page past the end does not exist; the first page of an empty list does. */
function existing(page: SearchPage): SearchPage {
  if (page.items.length === 0 && page.page > 1) throw data(null, { status: 404 })
  return page
}
