import type { PricedLine } from '@shop/domain/cart'
import type { FrozenLine } from '../orders/orders.public.ts'

/** A line as it was bought, whatever becomes of its product; what the price was made of, its seller says. */
export function freezeLine(
  { ref, qty, product, unitPrice, car }: PricedLine,
  made: Pick<FrozenLine, 'price' | 'discountPercent' | 'offerId'>,
): FrozenLine {
  return {
    productId: Number(product.id),
    ref,
    qty,
    partNumber: product.partNumber,
    internalKey: product.internalKey,
    name: product.name,
    brand: product.brand,
    image: product.images[0],
    ...made,
    unitPrice,
    forCar: car,
  }
}
