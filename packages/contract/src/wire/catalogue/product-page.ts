import type { BrandTier } from '@shop/domain/brand-tier'
import type { Equivalent } from '@shop/domain/equivalent'
import type { PartJob } from '@shop/domain/job-kit'
import type { Product, ProductSummary } from '@shop/domain/product'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, whole } from '../plain.ts'
import { namedShelf } from './counted.ts'
import { partJob } from './job-kit.ts'
import { brandTier, equivalent, product, productSummary } from './product.ts'

type CategoryPath = readonly { readonly name: string; readonly slug: string }[]

/** All that a product's page shows. */
export type ProductPage = {
  readonly product: Product
  readonly categoryPath: CategoryPath
  /** Parts for the same cars. */
  readonly related: readonly ProductSummary[]
  /** Other makers' parts that share a number, and a car. */
  readonly equivalents: readonly Equivalent[]
  readonly tier: BrandTier
  readonly warrantyMonths: number | undefined
  /** The work that whoever buys it is about to do. */
  readonly job: PartJob | undefined
}

export const productPage = record<ProductPage>()({
  product: as('producto', product),
  categoryPath: as('ruta', listOf(namedShelf)),
  related: as('relacionados', listOf(productSummary)),
  equivalents: as('equivalentes', listOf(equivalent)),
  tier: as('gama', brandTier),
  warrantyMonths: as('garantia_meses', maybe(whole)),
  job: as('trabajo', maybe(partJob)),
})
