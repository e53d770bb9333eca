import type { Product, ProductSummary } from '@shop/domain/product'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { namedShelf } from './counted.ts'
import { product, productSummary } from './product.ts'

export type CategoryPath = readonly { readonly name: string; readonly slug: string }[]

/** All that a product's page shows. */
export type ProductPage = {
  readonly product: Product
  readonly categoryPath: CategoryPath
  /** Parts for the same cars. */
  readonly related: readonly ProductSummary[]
  /** Other makers' parts that share a number. */
  readonly equivalents: readonly ProductSummary[]
}

export const productPage = record<ProductPage>()({
  product: as('producto', product),
  categoryPath: as('ruta', listOf(namedShelf)),
  related: as('relacionados', listOf(productSummary)),
  equivalents: as('equivalentes', listOf(productSummary)),
})
