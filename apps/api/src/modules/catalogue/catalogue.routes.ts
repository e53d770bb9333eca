import { getProduct, getProductPage, listProducts } from '@shop/contract/catalogue'
import type { ProductPage } from '@shop/contract/wire/product-page'
import type { Locale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import * as products from './products.queries.ts'

const RELATED_PARTS = 12

export const catalogueRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  serve(app, listProducts, ({ query, locale }) => products.listProducts(db, locale, query))
  serve(app, getProductPage, ({ query, locale }) => productPage(db, locale, query.ref))
  serve(app, getProduct, ({ params, locale }) => productOrProblem(db, locale, products.isId(params.id) ? Number(params.id) : undefined))
}

const productOrProblem = async (db: Db, locale: Locale, id: number | undefined) => {
  const product = id === undefined ? undefined : await products.findProductById(db, locale, id)
  if (!product) throw new ProductNotFound()
  return product
}

const productPage = async (db: Db, locale: Locale, ref: string): Promise<ProductPage> => {
  const product = await productOrProblem(db, locale, await products.findProductId(db, ref))
  const [categoryPath, related, equivalents] = await Promise.all([
    products.findCategoryPath(db, locale, Number(product.id)),
    products.listRelated(db, locale, Number(product.id), RELATED_PARTS),
    products.listEquivalents(db, locale, product, RELATED_PARTS),
  ])
  return { product, categoryPath, related, equivalents }
}
