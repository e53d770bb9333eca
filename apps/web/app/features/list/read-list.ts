import type { Call } from '@shop/contract/client'
import { countFacets, listAsked, listCategories } from '@shop/contract/shop/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Facets, NamedShelf } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { data } from '../../router/loader.ts'
import { listFields } from './list-fields.ts'
import { naturalOrderName } from './natural-order-name.ts'
import { assertOneAddress } from './one-address.server.ts'
import { type PartTypeTile, readTiles } from './read-tiles.ts'

export type ListData = {
  readonly page: SearchPage
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
export const readList = async (call: Call, url: URL, locale: Locale): Promise<ListData> => {
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
  return { page, facets, asked, listName, tiles, naturalOrder, categories: categories.map(({ name, slug }) => ({ name, slug })) }
}

/** A page past the end does not exist; the first page of an empty list does. */
const existing = (page: SearchPage): SearchPage => {
  if (page.items.length === 0 && page.page > 1) throw data(null, { status: 404 })
  return page
}
