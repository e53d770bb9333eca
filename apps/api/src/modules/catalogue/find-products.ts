import type { AskedPage } from '@shop/domain/asked-products'
import type { PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { SearchPage, Understood } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { fitsOfPage } from './fits-of-page.ts'
import { inNames } from './in-names.ts'
import { listedIds } from './listed-page.ts'
import { findNear } from './near-numbers.ts'
import type { ProductFilter } from './product-filter.ts'
import { filterOf } from './resolve-asked.ts'
import { searchedPage, withNumbers } from './searched-page.ts'
import { isNonsense } from './understand.ts'
import { wholeCar } from './whole-car.ts'
import { writtenNames } from './written-names.ts'

/** Only so many hits of a text search can be paged to; nobody reads further. */
const MOST_HITS = 10_000

/** One way in for every list of products: by names, by filters, by sentence, or all of them. */
export async function findProducts(deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<SearchPage> {
  const directory = await deps.directory()
  const { ids, summaries, ...page } = await (asked.search === undefined
    ? listed(deps, locale, asked)
    : searched(deps, locale, asked, asked.search, filterOf(asked, directory), directory))
  const car = wholeCar(page.understood?.car ?? asked, directory)
  const written = writtenNames(asked, directory)
  const [items, fits, nearNumbers] = await Promise.all([
    summaries,
    fitsOfPage(deps, locale, ids, car, directory),
    page.page === 1 && page.understood?.numbers.length === 0 ? findNear(deps, locale, page.understood.pieces) : [],
  ])
  return {
    ...page,
    items,
    ...(fits ? { car, fits: items.flatMap(({ id }) => fits.get(id) ?? []) } : {}),
    ...(written ? { written } : {}),
    ...(nearNumbers.length > 0 ? { nearNumbers } : {}),
  }
}

/** What is on a page; its parts are dressed while somebody judges whether they fit. */
type Found = Omit<SearchPage, 'items'> & {
  readonly ids: readonly number[]
  readonly summaries: Promise<readonly ProductSummary[]> | readonly ProductSummary[]
}

async function searched(
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  sentence: string,
  filter: ProductFilter,
  directory: Directory,
): Promise<Found> {
  const understanding = await deps.understand(sentence)
  const isPastTheEnd = (asked.page - 1) * asked.limit >= MOST_HITS
  if (isNonsense(understanding) || isPastTheEnd || understanding.asks.length === 0)
    return emptyPage(asked, inNames(understanding, directory, locale))
  const page = await searchedPage(deps, locale, asked, filter, understanding, directory)
  const summaries = deps.loadSummaries(locale, page.ids).then((items) => withNumbers(items, understanding))
  return { ...page, summaries, isApproximate: page.total > MOST_HITS }
}

async function listed(deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<Found> {
  const page = await listedIds(deps, locale, asked)
  return { ...page, summaries: deps.loadSummaries(locale, page.ids), isApproximate: false, understood: undefined }
}

function emptyPage({ page, limit }: PageRequest, understood: Understood): Found {
  return {
    ids: [],
    summaries: [],
    total: 0,
    page,
    limit,
    isApproximate: false,
    understood,
  }
}
