import type { ProductSummary } from '@shop/domain/product'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe } from '../plain.ts'
import { productSummary } from './product.ts'

type Firsts = { readonly [List in 'premium' | 'own' | 'new' | 'most-searched']?: readonly ProductSummary[] | undefined }
const some = maybe(listOf(productSummary))

/** The first products of each list on Home. */
export const firsts = record<Firsts>()({
  premium: some,
  own: as('propios', some),
  new: as('nuevos', some),
  'most-searched': as('mas_buscados', some),
})
