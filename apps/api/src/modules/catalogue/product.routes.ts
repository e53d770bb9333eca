import { checkFit, checkFits, getJobKit, getProduct, getProductPage, recordInterest } from '@shop/contract/shop/product'
import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import type { NamedCar } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps, CatalogueRouteDeps } from './catalogue-deps.ts'
import { listEquivalents } from './equivalents.queries.ts'
import { findJobKit, jobBegunBy } from './job-kit.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'
import { findClass, findProductId, listRelated } from './product-page.queries.ts'
import { findProductById, isId } from './products.queries.ts'
import { carOf } from './resolve-asked.ts'

const RELATED_PARTS = 12

export const productRoutes = (app: FastifyInstance, deps: CatalogueRouteDeps): void => {
  serve(app, getProductPage, async ({ query: { ref, ...car }, locale, address }) => {
    const page = await productPage(deps, locale, ref, car)
    deps.interest.record(deps.visitor(address), [Number(page.product.id)])
    return page
  })
  serve(app, getJobKit, async ({ query: { ref, ...car }, locale }) => {
    const id = await findProductId(deps.db, ref)
    if (id === undefined) throw new ProductNotFound()
    return findJobKit(deps, locale, id, car)
  })
  serve(app, getProduct, ({ params, locale }) => productOrProblem(deps.db, locale, isId(params.id) ? Number(params.id) : undefined))
  serve(app, checkFit, async ({ body: { ref, ...car }, locale }) => {
    const product = await productOrProblem(deps.db, locale, await findProductId(deps.db, ref))
    return judgeBy(car, [], await deps.directory(), locale).fitOf({ ...product, hasRows: product.fitments.length > 0 })
  })
  serve(app, checkFits, async ({ body: { refs, cars = [], ...car }, locale }) => {
    const judge = judgeBy(car, cars, await deps.directory(), locale)
    const asked = refs.map((productId) => ({ productId, judge }))
    return fitsOf(deps, locale, asked)
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

const productPage = async (deps: CatalogueDeps, locale: Locale, ref: string, car: NamedCar): Promise<ProductPage> => {
  const { db } = deps
  const id = await findProductId(db, ref)
  if (id === undefined) throw new ProductNotFound()
  const [product, directory] = await Promise.all([productOrProblem(db, locale, id), deps.directory()])
  const [{ partTypeId, tier, warrantyMonths, categoryPath }, related, equivalents] = await Promise.all([
    findClass(db, locale, id),
    listRelated(db, locale, id, RELATED_PARTS),
    listEquivalents(db, locale, product, carOf(car, directory), RELATED_PARTS),
  ])
  const job = await jobBegunBy(db, directory, locale, partTypeId)
  return { product, categoryPath, tier, warrantyMonths, related, equivalents, job }
}
