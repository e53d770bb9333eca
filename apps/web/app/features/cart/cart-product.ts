import { pesosFromCents } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import type { CartProduct } from '../../browser/cart.ts'

/** What the cart remembers of a part. */
export const cartProductOf = ({ id, name, partNumber, images, finalPrice }: ProductSummary): CartProduct => ({
  _id: id,
  nombre: name,
  codigo: partNumber,
  imagen: images[0],
  precio: pesosFromCents(finalPrice),
})
