import type { AskedPage, NamedList } from '@shop/domain/asked-products'
import type { PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage, Understood } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { withFits } from './fits-of-page.ts'
import { inNames } from './in-names.ts'
import { withNearNumbers } from './near-numbers.ts'
import type { ProductFilter } from './product-filter.ts'
import { listPage, type NaturalOrder } from './products.queries.ts'
import { filterOf } from './resolve-asked.ts'
import { searchedPage } from './searched-page.ts'
import { isNonsense, understand } from './understand.ts'
import { wholeCar } from './whole-car.ts'

/** Only so many hits of a text search can be paged to; nobody reads further. */
const MOST_HITS = 10_000

const NATURAL: Partial<Record<NamedList, NaturalOrder>> = { new: 'newest' }

/** What a list with a name of its own is sorted by when nobody chose. */
export const naturalOrderOf = (list: NamedList): NaturalOrder => NATURAL[list] ?? 'interest'

/** One way in for every list of products: by names, by filters, by sentence, or all of them. */
export const findProducts = async (deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<SearchPage> => {
  const directory = await deps.directory()
  const filter = filterOf(asked, directory)
  const found = await withNearNumbers(deps.db, locale, await foundFor(deps, locale, asked, filter, directory))
  return withFits(deps, locale, found, wholeCar(found.understood?.car ?? asked, directory), directory)
}

const foundFor = async (
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  filter: ProductFilter,
  directory: Directory,
): Promise<SearchPage> => {
  if (asked.search === undefined) return listed(deps, locale, filter, asked, asked.list ? naturalOrderOf(asked.list) : 'name')
  const understanding = await understand(deps.db, directory, asked.search)
  const isPastTheEnd = (asked.page - 1) * asked.limit >= MOST_HITS
  if (isNonsense(understanding) || isPastTheEnd || understanding.asks.length === 0)
    return emptyPage(asked, inNames(understanding, directory, locale))
  const page = await searchedPage(deps, locale, asked, filter, understanding, directory)
  return { ...page, isApproximate: page.total > MOST_HITS }
}

const listed = async (
  deps: CatalogueDeps,
  locale: Locale,
  filter: ProductFilter,
  request: PageRequest,
  natural: NaturalOrder,
): Promise<SearchPage> => {
  const [items, total] = await Promise.all([listPage(deps.db, locale, filter, request, natural), deps.count(filter)])
  return { items, total, page: request.page, limit: request.limit, isApproximate: false, understood: undefined }
}

const emptyPage = ({ page, limit }: PageRequest, understood: Understood): SearchPage => ({
  items: [],
  total: 0,
  page,
  limit,
  isApproximate: false,
  understood,
})
