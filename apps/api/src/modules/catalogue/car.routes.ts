import * as calls from '@shop/contract/shop/parts-by-car'
import type { AskedProducts } from '@shop/domain/asked-products'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { countEngines, countModels, countYears } from './cascade.queries.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { findProducts } from './find-products.ts'
import { carOf, filterOf } from './resolve-asked.ts'
import { windowByCategory, withoutHidden } from './shop-windows.ts'
import { partTypesWithCounts, shelvesWithCounts } from './with-counts.ts'

/** From the make to the part, each step only with what leads to at least one product. */
export function carRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const { db, directory } = deps
  const car = async (asked: AskedProducts) => carOf(asked, await directory()) ?? { modelIds: [], year: undefined, engines: [] }
  const countTypes = async (asked: AskedProducts) => {
    const [known, windows] = await Promise.all([directory(), deps.windows()])
    return (await deps.counts.sum(withoutHidden(filterOf(asked, known), windowByCategory(asked, windows)))).byType
  }

  serve(app, calls.listCarModels, async ({ query }) => countModels(db, await directory(), await car(query)))
  serve(app, calls.listCarYears, async ({ query }) => countYears(db, await car(query)))
  serve(app, calls.listCarEngines, async ({ query }) => countEngines(db, await car(query)))
  serve(app, calls.listCarShelves, async ({ query, locale }) => shelvesWithCounts(await directory(), locale, await countTypes(query)))
  serve(app, calls.listCarCategories, async ({ query, locale }) =>
    shelvesWithCounts(await directory(), locale, await countTypes(query)).map(({ subcategories, ...category }) => category),
  )
  serve(app, calls.listCarSubcategories, async ({ query, locale }) =>
    shelvesWithCounts(await directory(), locale, await countTypes(query)).flatMap(({ subcategories }) => subcategories),
  )
  serve(app, calls.listCarPartTypes, async ({ query, locale }) => partTypesWithCounts(await directory(), locale, await countTypes(query)))
  serve(app, calls.listFitting, ({ query, locale }) => findProducts(deps, locale, query))
  serve(app, calls.listPartNames, async ({ query, locale }) =>
    partTypesWithCounts(await directory(), locale, await countTypes(query)).map(({ name }) => name),
  )
}
