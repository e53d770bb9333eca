import { checkFit, checkFits, getProduct, getProductPage, recordInterest } from '@shop/contract/shop/product'
import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import type { NamedCar } from '@shop/domain/asked-products'
import { type Fit, fitOf } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps, CatalogueRouteDeps } from './catalogue-deps.ts'
import { type Directory, nameKey } from './directory.ts'
import { findCategoryPath, findProductId, listEquivalents, listRelated } from './product-page.queries.ts'
import { findProductById, findProductsById, isId, listPage } from './products.queries.ts'
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
    return fitFor(product, car, await deps.directory(), locale)
  })
  serve(app, checkFits, async ({ body: { refs, ...car }, locale }) => {
    const directory = await deps.directory()
    const products = new Map(
      (await findProductsById(deps.db, locale, refs.filter(isId).map(Number))).map((product) => [product.id, product]),
    )
    return refs.map((ref): Fit => {
      const product = products.get(ref)
      return product ? fitFor(product, car, directory, locale) : { verdict: 'unknown' }
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
  const [categoryPath, related, equivalents] = await Promise.all([
    findCategoryPath(db, locale, id),
    listRelated(db, locale, id, RELATED_PARTS),
    listEquivalents(db, locale, product, RELATED_PARTS),
  ])
  const named = carOf(car, await directory())
  if (!named || equivalents.length === 0) return { product, categoryPath, related, equivalents }
  // A number in common does not mean that both fit every car of the other.
  const fitting = await listPage(
    db,
    locale,
    { ids: equivalents.map((one) => Number(one.id)), car: named },
    { page: 1, limit: RELATED_PARTS, sort: 'relevance' },
    'interest',
  )
  return { product, categoryPath, related, equivalents: fitting }
}

const fitFor = (product: Product, car: NamedCar, directory: Directory, locale: Locale): Fit =>
  fitOf(product, car, {
    isSameName: (a, b) => nameKey(a) === nameKey(b) || sameModel(directory, a, b),
    isKnownCar: car.model !== undefined && directory.modelIds(car.make, car.model).length > 0,
    engineText: serverTexts(locale).engineCondition,
  })

/** "Vocho" and "Sedan" are one model. */
const sameModel = (directory: Directory, a: string, b: string) => {
  const ids = new Set(directory.modelIds(undefined, a))
  return ids.size > 0 && directory.modelIds(undefined, b).some((id) => ids.has(id))
}
