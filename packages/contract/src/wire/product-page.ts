import type { Product, ProductSummary } from '@shop/domain/product'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
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

const schema = z.object({
  producto: product.schema,
  ruta: z.array(z.object({ nombre: z.string(), slug: z.string() })),
  relacionados: z.array(productSummary.schema),
  equivalentes: z.array(productSummary.schema),
})

export const productPage: Codec<z.output<typeof schema>, ProductPage> = codec(
  schema,
  (page) => ({
    producto: product.encode(page.product),
    ruta: page.categoryPath.map(({ name, slug }) => ({ nombre: name, slug })),
    relacionados: page.related.map(productSummary.encode),
    equivalentes: page.equivalents.map(productSummary.encode),
  }),
  (wire) => ({
    product: product.decode(wire.producto),
    categoryPath: wire.ruta.map(({ nombre, slug }) => ({ name: nombre, slug })),
    related: wire.relacionados.map(productSummary.decode),
    equivalents: wire.equivalentes.map(productSummary.decode),
  }),
)
