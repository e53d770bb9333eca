import type { AskedProducts } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { countBrands, countFlags, countPartTypes, partTypesWithCounts, shelvesWithCounts, withCount } from './facets.queries.ts'
import { attempts } from './find-products.ts'
import type { ProductFilter } from './product-filter.ts'
import { filterOf, narrowed } from './resolve-asked.ts'
import { isNonsense, understand } from './understand.ts'

const NONE: Facets = {
  categories: [],
  subcategories: [],
  partTypes: [],
  brands: [],
  price: { from: 0, to: 0 },
  available: 0,
  outlet: 0,
  discounted: 0,
  heavyDuty: 0,
}

/** Each kind is counted with its own selection left out, so that a second choice of it can be seen and made. */
export const countFacets = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Facets> => {
  const directory = await deps.directory()
  const filterFor = await filterMaker(deps, asked)
  if (!filterFor) return NONE
  const [byCategory, bySubcategory, byType, byBrand, flags] = await Promise.all([
    filterFor({ category: undefined }).then((filter) => countPartTypes(deps.db, filter)),
    filterFor({ subcategory: undefined }).then((filter) => countPartTypes(deps.db, filter)),
    filterFor({ partType: undefined }).then((filter) => countPartTypes(deps.db, filter)),
    filterFor({ brand: undefined }).then((filter) => countBrands(deps.db, filter)),
    filterFor({}).then((filter) => countFlags(deps.db, filter)),
  ])
  return {
    categories: shelvesWithCounts(directory, locale, byCategory).map(({ subcategories, ...category }) => category),
    subcategories: shelvesWithCounts(directory, locale, bySubcategory).flatMap(({ subcategories }) => subcategories),
    partTypes: partTypesWithCounts(directory, locale, byType),
    brands: directory.brands.flatMap(({ id, name, slug }) => withCount(name, slug, byBrand.get(id))),
    ...flags,
  }
}

/** The categories of a filter, whatever category it names itself. */
export const countCategories = async (deps: CatalogueDeps, locale: Locale, asked: AskedProducts): Promise<Counted[]> => {
  const filterFor = await filterMaker(deps, asked)
  if (!filterFor) return []
  const counts = await countPartTypes(deps.db, await filterFor({ category: undefined }))
  return shelvesWithCounts(await deps.directory(), locale, counts).map(({ subcategories, ...category }) => category)
}

/** Undefined when what was typed means nothing to the shop, so that nothing is counted. Leaves out of a sentence what the list leaves out. */
const filterMaker = async (
  deps: CatalogueDeps,
  asked: AskedProducts,
): Promise<((change: Partial<AskedProducts>) => Promise<ProductFilter>) | undefined> => {
  const directory = await deps.directory()
  const understanding = asked.search === undefined ? undefined : await understand(deps.db, directory, asked.search)
  if (understanding && isNonsense(understanding)) return undefined
  return async (change) => {
    const chosen = filterOf({ ...asked, ...change }, directory)
    if (!understanding) return chosen
    for (const { filter } of attempts(understanding)) {
      const attempt = narrowed(chosen, filter)
      if ((await deps.count(attempt)) > 0) return attempt
    }
    return narrowed(chosen, understanding.filter)
  }
}
