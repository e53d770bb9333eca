import { type Cents, pesosFromCents } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import type { CartProduct } from '../../browser/cart.ts'

/** What the cart remembers of a part; its price may be a promised one. */
export const cartProductOf = ({ id, name, partNumber, images, finalPrice }: ProductSummary, price: Cents = finalPrice): CartProduct => ({
  _id: id,
  nombre: name,
  codigo: partNumber,
  imagen: images[0],
  precio: pesosFromCents(price),
})
