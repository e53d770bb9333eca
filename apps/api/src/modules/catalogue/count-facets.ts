import type { AskedProducts } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { countTraits, tiersWithCounts } from './count-traits.ts'
import type { ProductFilter } from './product-filter.ts'
import { relaxAll, soughtIn } from './relax.ts'
import { filterOf } from './resolve-asked.ts'
import type { SoughtAsk } from './search-ask.ts'
import { gatheredShelf } from './shelf.ts'
import { windowByCategory, windowOf, withoutHidden } from './shop-windows.ts'
import { type Sum, sumOf } from './sum-of.ts'
import { isNonsense } from './understand.ts'
import { partTypesWithCounts, shelvesWithCounts, withCount } from './with-counts.ts'

const NONE: Facets = {
  total: 0,
  categories: [],
  subcategories: [],
  partTypes: [],
  brands: [],
  position: [],
  side: [],
  material: [],
  tier: [],
  price: { from: 0, to: 0 },
  available: 0,
  outlet: 0,
  discounted: 0,
  heavyDuty: 0,
}

const MOST_BYTES = 8_000_000
const BYTES_OF_CHOICE = 150
/** A list with some choices more or less is of use; one that has to be waited for is not. */
const TIMEOUT_MS = 1_000

/** What a list can be narrowed by, as long as the catalogue stays as it is: every page of the list asks for it anew. */
export function createFacets(deps: CatalogueDeps): (locale: Locale, asked: AskedProducts) => Promise<Facets> {
  const kept = cachedByVersion(
    deps.changes.version,
    (key) => {
      const [locale, asked] = JSON.parse(key) as [Locale, AskedProducts]
      return countFacets(deps, locale, asked)
    },
    { mostBytes: MOST_BYTES, bytesOf: (facets) => BYTES_OF_CHOICE * Object.values(facets).flat().length },
  )
  return (locale, asked) => kept(JSON.stringify([locale, asked]), TIMEOUT_MS)
}

/** Each kind is counted with its own selection left out, so that a second choice of it can be seen and made. */
async function countFacets(deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Facets> {
  const directory = await deps.directory()
  const summed = await sumMaker(deps, asked, FRESH)
  if (!summed) return NONE
  const ofAll = summed({})
  // What nothing is chosen of leaves nothing out.
  const without = (choice: keyof AskedProducts) => (asked[choice] === undefined ? ofAll : summed({ [choice]: undefined }))
  const [all, ofCategories, ofSubcategories, ofTypes, ofBrands, ofTiers, traits] = await Promise.all([
    ofAll,
    summed({ category: undefined }),
    without('subcategory'),
    without('partType'),
    without('brand'),
    without('tier'),
    countTraits(locale, asked, without),
  ])
  return {
    total: all.total,
    categories: shelvesWithCounts(directory, locale, ofCategories.byType).map(({ subcategories, ...category }) => category),
    subcategories: shelvesWithCounts(directory, locale, ofSubcategories.byType).flatMap(({ subcategories }) => subcategories),
    partTypes: partTypesWithCounts(directory, locale, ofTypes.byType),
    brands: directory.brands.flatMap(({ id, name, slug }) => withCount(name, slug, ofBrands.byBrand.get(id))),
    tier: tiersWithCounts(directory, locale, ofTiers.byBrand),
    ...traits,
    ...all.flags,
  }
}

/** The categories of a filter, whatever category it names itself. */
export async function countCategories(deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Counted[]> {
  const summed = await sumMaker(deps, asked)
  if (!summed) return []
  return shelvesWithCounts(await deps.directory(), locale, (await summed({ category: undefined })).byType).map(
    ({ subcategories, ...category }) => category,
  )
}

/** The sum of what is asked for, with something about it changed. */
type SumMaker = (change: Partial<AskedProducts>) => Promise<Sum>

/**
 * What is counted, each thing that a sentence asks for by itself; undefined when what was typed means nothing to the shop, so that
 * nothing is counted. Leaves out of a sentence what the list leaves out.
 */
async function sumMaker(deps: CatalogueDeps, asked: AskedProducts, timeoutMs?: number): Promise<SumMaker | undefined> {
  const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
  const understanding = asked.search === undefined ? undefined : await deps.understand(asked.search)
  if (understanding && (isNonsense(understanding) || understanding.asks.length === 0)) return undefined
  return async (change) => {
    const meant = { ...asked, ...change }
    const window = 'category' in change ? windowByCategory(meant, windows) : windowOf(meant, windows, directory)
    const chosen = withoutHidden(filterOf(meant, directory), window)
    return understanding ? sumOf(await sumsOf(deps, soughtIn(understanding.asks, chosen, directory))) : deps.counts.sum(chosen, timeoutMs)
  }
}

/** From the parts that the list is read from, where those are few. */
async function sumsOf(deps: CatalogueDeps, sought: readonly SoughtAsk[]): Promise<readonly Sum[]> {
  const shelf = isPriced(sought) ? undefined : await gatheredShelf(deps, 'es', 'relevance', sought)
  const sum = (filter: ProductFilter) => shelf?.sum(filter) ?? deps.counts.sum(filter, FRESH)
  // Whatever is left will be summed up, so that its total is no question of its own.
  const relaxed = await relaxAll({ count: async (filter) => (await sum(filter)).total }, sought)
  return Promise.all(relaxed.map(({ filter }) => sum(filter)))
}

/** Sums tell what is left at any price, and the list of what somebody chose a price of has the others no more. */
function isPriced(sought: readonly SoughtAsk[]): boolean {
  return sought.some(({ chosen: { priceFrom, priceTo } }) => priceFrom !== undefined || priceTo !== undefined)
}
