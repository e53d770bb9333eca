import type { ProductPromotion, ProductSummary } from '@shop/domain/product'

type Shown =
  | 'id'
  | 'partNumber'
  | 'name'
  | 'partType'
  | 'brand'
  | 'price'
  | 'finalPrice'
  | 'stock'
  | 'status'
  | 'isUniversal'
  | 'images'
  | 'matchedNumber'

/** What a card shows of a part, and what its button needs. */
export type PartOnCard = Pick<ProductSummary, Shown> & { readonly promotion: Pick<ProductPromotion, 'discountPercent'> | undefined }

/** Pages are full of cards, and all that their parts carry travels to every visitor: no more than this. */
export function onCard(part: ProductSummary): PartOnCard {
  return {
    id: part.id,
    partNumber: part.partNumber,
    name: part.name,
    partType: part.partType,
    brand: part.brand,
    price: part.price,
    finalPrice: part.finalPrice,
    stock: part.stock,
    status: part.status,
    isUniversal: part.isUniversal,
    images: part.images.slice(0, 1),
    promotion: part.promotion && { discountPercent: part.promotion.discountPercent },
    matchedNumber: part.matchedNumber,
  }
}
