import { type Cents, pesosFromCents } from '@shop/domain/money'
import type { CartProduct } from '../../browser/cart.ts'
import type { PartOnCard } from '../part/on-card.ts'

/** What the cart remembers of a part; its price may be a promised one. */
export function cartProductOf({ id, name, partNumber, images, finalPrice }: PartOnCard, price: Cents = finalPrice): CartProduct {
  return {
    _id: id,
    nombre: name,
    codigo: partNumber,
    imagen: images[0],
    precio: pesosFromCents(price),
  }
}
