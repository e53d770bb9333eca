import { checkFit, checkFits, getJobKit, getProduct, getProductPage, recordInterest } from '@shop/contract/shop/product'
import type { ProductPage } from '@shop/contract/wire/catalogue/product-page'
import type { NamedCar } from '@shop/domain/asked-products'
import type { Equivalent } from '@shop/domain/equivalent'
import type { Locale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps, CatalogueRouteDeps } from './catalogue-deps.ts'
import { partOrProblem, productOrProblem } from './find-part.ts'
import { findJobKit, jobBegunBy } from './job-kit.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'
import { listNeighbours, type Neighbours } from './neighbours.queries.ts'
import { findProductId } from './part-rows.queries.ts'
import { carOf } from './resolve-asked.ts'

const NEIGHBOURS = 12

export function productRoutes(app: FastifyInstance, deps: CatalogueRouteDeps): void {
  serve(app, getProductPage, async ({ query: { ref, ...car }, locale, address }) => {
    const page = await productPage(deps, locale, ref, car)
    deps.interest.record(deps.visitor(address), [Number(page.product.id)])
    return page
  })
  serve(app, getJobKit, async ({ query: { ref, ...car }, locale }) => {
    return findJobKit(deps, locale, await partOrProblem(deps, locale, ref), car)
  })
  serve(app, getProduct, ({ params, locale }) => productOrProblem(deps, locale, params.id))
  serve(app, checkFit, async ({ body: { ref, ...car }, locale }) => {
    const { product } = await partOrProblem(deps, locale, ref)
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

async function productPage(deps: CatalogueDeps, locale: Locale, ref: string, car: NamedCar): Promise<ProductPage> {
  const { db } = deps
  const [{ partTypeId, ...part }, directory] = await Promise.all([partOrProblem(deps, locale, ref), deps.directory()])
  const [neighbours, job] = await Promise.all([
    listNeighbours(db, part.product, carOf(car, directory), NEIGHBOURS),
    jobBegunBy(db, directory, locale, partTypeId),
  ])
  return { ...part, ...(await dressed(deps, locale, neighbours)), job }
}

async function dressed({ loadSummaries }: CatalogueDeps, locale: Locale, { related, equivalents }: Neighbours) {
  const parts = new Map(
    (await loadSummaries(locale, [...related, ...equivalents.map(({ id }) => id)])).map((part) => [Number(part.id), part]),
  )
  return {
    related: related.flatMap((id) => parts.get(id) ?? []),
    equivalents: equivalents.flatMap(({ id, tier, warrantyMonths }): Equivalent[] => {
      const part = parts.get(id)
      return part ? [{ ...part, tier, warrantyMonths: warrantyMonths ?? undefined }] : []
    }),
  }
}
