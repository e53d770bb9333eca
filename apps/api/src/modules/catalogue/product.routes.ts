import { checkFit, checkFits, getProduct, getProductPage, recordInterest } from '@shop/contract/shop/product'
import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps, CatalogueRouteDeps } from './catalogue-deps.ts'
import { listEquivalents } from './equivalents.queries.ts'
import { listFitParts } from './fit-parts.queries.ts'
import { judgeFit } from './judge-fits.ts'
import { findCategoryPath, findProductId, findTier, listRelated } from './product-page.queries.ts'
import { findProductById, isId } from './products.queries.ts'
import { carOf } from './resolve-asked.ts'

const RELATED_PARTS = 12

export const productRoutes = (app: FastifyInstance, deps: CatalogueRouteDeps): void => {
  serve(app, getProductPage, async ({ query: { ref, ...car }, locale, address }) => {
    const page = await productPage(deps, locale, ref, car)
    deps.interest.record(deps.visitor(address), [Number(page.product.id)])
    return page
  })
  serve(app, getProduct, ({ params, locale }) => productOrProblem(deps.db, locale, isId(params.id) ? Number(params.id) : undefined))
  serve(app, checkFit, async ({ body: { ref, ...car }, locale }) => {
    const product = await productOrProblem(deps.db, locale, await findProductId(deps.db, ref))
    return judgeFit(product, car, [], await deps.directory(), locale)
  })
  serve(app, checkFits, async ({ body: { refs, cars = [], ...car }, locale }) => {
    const directory = await deps.directory()
    const parts = await listFitParts(deps.db, locale, refs.filter(isId).map(Number))
    return refs.map((ref): Fit => {
      const part = parts.get(ref)
      return part ? judgeFit(part, car, cars, directory, locale) : { verdict: 'unknown' }
    })
  })
  serve(app, recordInterest, async ({ body, address }) => {
    const id = await findProductId(deps.db, body.ref)
    if (id === undefined) throw new ProductNotFound()
    deps.interest.record(deps.visitor(address), [id])
    return null
  })
}

const productOrProblem = async (db: Db, locale: Locale, id: number | undefined): Promise<Product> => {
  const product = id === undefined ? undefined : await findProductById(db, locale, id)
  if (!product) throw new ProductNotFound()
  return product
}

const productPage = async ({ db, directory }: CatalogueDeps, locale: Locale, ref: string, car: NamedCar): Promise<ProductPage> => {
  const product = await productOrProblem(db, locale, await findProductId(db, ref))
  const id = Number(product.id)
  const named = carOf(car, await directory())
  const [categoryPath, tier, related, equivalents] = await Promise.all([
    findCategoryPath(db, locale, id),
    findTier(db, id),
    listRelated(db, locale, id, RELATED_PARTS),
    listEquivalents(db, locale, product, named, RELATED_PARTS),
  ])
  return { product, categoryPath, ...tier, related, equivalents }
}
