import type { AskedProducts } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { cachedByVersion, FRESH } from '../../database/cached-by-version.ts'
import { inTime } from '../../database/in-time.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { countTraits, type FilterMaker, tiersWithCounts } from './count-traits.ts'
import type { Counter, Flags } from './kept-counts.ts'
import { relaxAll, soughtIn } from './relax.ts'
import { filterOf } from './resolve-asked.ts'
import { windowByCategory, windowOf, withoutHidden } from './shop-windows.ts'
import { sumOf } from './sum-of.ts'
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

/** The names of a hundred thousand parts are not looked through while somebody waits: the first one is told the rest, the next one all. */
const LONGEST_MS = 3_000

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
  const withoutTraits = { ...deps, counts: { ...deps.counts, traitWords: async () => new Map<string, number>() } }
  return async (locale, asked) =>
    (await inTime(kept(JSON.stringify([locale, asked]), PATIENCE_MS), LONGEST_MS)) ?? countFacets(withoutTraits, locale, asked)
}

/** Each kind is counted with its own selection left out, so that a second choice of it can be seen and made. */
const countFacets = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Facets> => {
  const directory = await deps.directory()
  const filtersFor = await filterMaker(deps, asked)
  if (!filtersFor) return NONE
  const { counts } = deps
  const counted = async <Counted>(change: Partial<AskedProducts>, count: Counter<Counted>) =>
    Promise.all((await filtersFor(change)).map((filter) => count(filter, FRESH)))
  const summed = async (change: Partial<AskedProducts>, count: Counter<ReadonlyMap<number, number>>) => sumOf(await counted(change, count))
  const brands = summed({ brand: undefined }, counts.brands)
  const [total, byCategory, bySubcategory, byType, byBrand, tiered, traits, flags] = await Promise.all([
    counted({}, counts.all),
    summed({ category: undefined }, counts.partTypes),
    summed({ subcategory: undefined }, counts.partTypes),
    summed({ partType: undefined }, counts.partTypes),
    brands,
    // Where neither is chosen, both are counted of the same list.
    asked.brand || asked.tier ? summed({ tier: undefined }, counts.brands) : brands,
    countTraits(counts, locale, asked, filtersFor),
    counted({}, counts.flags),
  ])
  return {
    total: total.reduce((sum, one) => sum + one, 0),
    categories: shelvesWithCounts(directory, locale, byCategory).map(({ subcategories, ...category }) => category),
    subcategories: shelvesWithCounts(directory, locale, bySubcategory).flatMap(({ subcategories }) => subcategories),
    partTypes: partTypesWithCounts(directory, locale, byType),
    brands: directory.brands.flatMap(({ id, name, slug }) => withCount(name, slug, byBrand.get(id))),
    tier: tiersWithCounts(directory, locale, tiered),
    ...traits,
    ...sumOfFlags(flags),
  }
}

/** The categories of a filter, whatever category it names itself. */
export const countCategories = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Counted[]> => {
  const filtersFor = await filterMaker(deps, asked)
  if (!filtersFor) return []
  const counts = await Promise.all((await filtersFor({ category: undefined })).map((filter) => deps.counts.partTypes(filter)))
  return shelvesWithCounts(await deps.directory(), locale, sumOf(counts)).map(({ subcategories, ...category }) => category)
}

const sumOfFlags = (all: readonly Flags[]): Flags => {
  const sum = (key: 'available' | 'outlet' | 'discounted' | 'heavyDuty') => all.reduce((total, flags) => total + flags[key], 0)
  const priced = all.map(({ price }) => price).filter(({ to }) => to > 0)
  return {
    price: {
      from: priced.length > 0 ? Math.min(...priced.map(({ from }) => from)) : 0,
      to: Math.max(0, ...priced.map(({ to }) => to)),
    },
    available: sum('available'),
    outlet: sum('outlet'),
    discounted: sum('discounted'),
    heavyDuty: sum('heavyDuty'),
  }
}

/**
 * What is counted, one filter for each thing that a sentence asks for; undefined when what was typed means nothing to the shop, so that
 * nothing is counted. Leaves out of a sentence what the list leaves out.
 */
const filterMaker = async (deps: CatalogueDeps, asked: AskedProducts): Promise<FilterMaker | undefined> => {
  const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
  const understanding = asked.search === undefined ? undefined : await deps.understand(asked.search)
  if (understanding && (isNonsense(understanding) || understanding.asks.length === 0)) return undefined
  return async (change) => {
    const meant = { ...asked, ...change }
    const window = 'category' in change ? windowByCategory(meant, windows) : windowOf(meant, windows, directory)
    const chosen = withoutHidden(filterOf(meant, directory), window)
    return understanding
      ? (await relaxAll({ count: (filter) => deps.counts.all(filter, FRESH) }, soughtIn(understanding.asks, chosen, directory))).map(
          ({ filter }) => filter,
        )
      : [chosen]
  }
}
