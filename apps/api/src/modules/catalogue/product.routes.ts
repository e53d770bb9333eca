import { checkFit, checkFits, getJobKit, getProduct, getProductPage, recordInterest } from '@shop/contract/shop/product'
import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import type { NamedCar } from '@shop/domain/asked-products'
import type { Equivalent } from '@shop/domain/equivalent'
import type { Locale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps, CatalogueRouteDeps } from './catalogue-deps.ts'
import { findJobKit, jobBegunBy } from './job-kit.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'
import { listNeighbours, type Neighbours } from './neighbours.queries.ts'
import { type ClassedPart, findPart, findProductId } from './product-page.queries.ts'
import { findProductById, isId } from './products.queries.ts'
import { carOf } from './resolve-asked.ts'

const NEIGHBOURS = 12

export const productRoutes = (app: FastifyInstance, deps: CatalogueRouteDeps): void => {
  serve(app, getProductPage, async ({ query: { ref, ...car }, locale, address }) => {
    const page = await productPage(deps, locale, ref, car)
    deps.interest.record(deps.visitor(address), [Number(page.product.id)])
    return page
  })
  serve(app, getJobKit, async ({ query: { ref, ...car }, locale }) => {
    return findJobKit(deps, locale, await partOrProblem(deps.db, locale, ref), car)
  })
  serve(app, getProduct, async ({ params, locale }) => {
    const product = isId(params.id) ? await findProductById(deps.db, locale, Number(params.id)) : undefined
    if (!product) throw new ProductNotFound()
    return product
  })
  serve(app, checkFit, async ({ body: { ref, ...car }, locale }) => {
    const { product } = await partOrProblem(deps.db, locale, ref)
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

const partOrProblem = async (db: Db, locale: Locale, ref: string): Promise<ClassedPart> => {
  const part = await findPart(db, locale, ref)
  if (!part) throw new ProductNotFound()
  return part
}

const productPage = async (deps: CatalogueDeps, locale: Locale, ref: string, car: NamedCar): Promise<ProductPage> => {
  const { db } = deps
  const [{ partTypeId, ...part }, directory] = await Promise.all([partOrProblem(db, locale, ref), deps.directory()])
  const [neighbours, job] = await Promise.all([
    listNeighbours(db, part.product, carOf(car, directory), NEIGHBOURS),
    jobBegunBy(db, directory, locale, partTypeId),
  ])
  return { ...part, ...(await dressed(deps, locale, neighbours)), job }
}

const dressed = async ({ dress }: CatalogueDeps, locale: Locale, { related, equivalents }: Neighbours) => {
  const parts = new Map((await dress(locale, [...related, ...equivalents.map(({ id }) => id)])).map((part) => [Number(part.id), part]))
  return {
    related: related.flatMap((id) => parts.get(id) ?? []),
    equivalents: equivalents.flatMap(({ id, tier, warrantyMonths }): Equivalent[] => {
      const part = parts.get(id)
      return part ? [{ ...part, tier, warrantyMonths: warrantyMonths ?? undefined }] : []
    }),
  }
}
