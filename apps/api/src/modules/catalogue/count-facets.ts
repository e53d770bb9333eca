import type { AskedProducts } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { countTraits, tiersWithCounts } from './count-traits.ts'
import type { ProductFilter } from './product-filter.ts'
import { relaxAll, soughtIn } from './relax.ts'
import { filterOf } from './resolve-asked.ts'
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
const PATIENCE_MS = 1_000

/** What a list can be narrowed by, as long as the catalogue stays as it is: every page of the list asks for it anew. */
export const createFacets = (deps: CatalogueDeps): ((locale: Locale, asked: AskedProducts) => Promise<Facets>) => {
  const kept = cachedByVersion(
    deps.changes.version,
    (key) => {
      const [locale, asked] = JSON.parse(key) as [Locale, AskedProducts]
      return countFacets(deps, locale, asked)
    },
    { mostBytes: MOST_BYTES, bytesOf: (facets) => BYTES_OF_CHOICE * Object.values(facets).flat().length },
  )
  return (locale, asked) => kept(JSON.stringify([locale, asked]), PATIENCE_MS)
}

/** Each kind is counted with its own selection left out, so that a second choice of it can be seen and made. */
const countFacets = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Facets> => {
  const directory = await deps.directory()
  const filtersFor = await filterMaker(deps, asked)
  if (!filtersFor) return NONE
  const summed = async (change: Partial<AskedProducts>): Promise<Sum> =>
    sumOf(await Promise.all((await filtersFor(change)).map((filter) => deps.counts.sum(filter, FRESH))))
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
export const countCategories = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Counted[]> => {
  const filtersFor = await filterMaker(deps, asked)
  if (!filtersFor) return []
  const sums = await Promise.all((await filtersFor({ category: undefined })).map((filter) => deps.counts.sum(filter)))
  return shelvesWithCounts(await deps.directory(), locale, sumOf(sums).byType).map(({ subcategories, ...category }) => category)
}

/** The filters of what is asked, with something about it changed. */
type FilterMaker = (change: Partial<AskedProducts>) => Promise<ProductFilter[]>

/**
 * What is counted, one filter for each thing that a sentence asks for; undefined when what was typed means nothing to the shop, so that
 * nothing is counted. Leaves out of a sentence what the list leaves out.
 */
const filterMaker = async (deps: CatalogueDeps, asked: AskedProducts): Promise<FilterMaker | undefined> => {
  const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
  const understanding = asked.search === undefined ? undefined : await deps.understand(asked.search)
  if (understanding && (isNonsense(understanding) || understanding.asks.length === 0)) return undefined
  // Whatever is left will be summed up, so that its total is no question of its own.
  const count = async (filter: ProductFilter) => (await deps.counts.sum(filter, FRESH)).total
  return async (change) => {
    const meant = { ...asked, ...change }
    const window = 'category' in change ? windowByCategory(meant, windows) : windowOf(meant, windows, directory)
    const chosen = withoutHidden(filterOf(meant, directory), window)
    return understanding
      ? (await relaxAll({ count }, soughtIn(understanding.asks, chosen, directory))).map(({ filter }) => filter)
      : [chosen]
  }
}
