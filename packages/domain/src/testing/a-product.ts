import { cents } from '../money.ts'
import type { ProductSummary } from '../product.ts'

/** A part for tests, which say only what matters to them. */
export function aProduct(more: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: '1',
    partNumber: 'B-1',
    internalKey: 'LT-1',
    name: 'Balatas',
    equivalents: [],
    category: 'Frenos',
    subcategory: 'Frenos de disco',
    partType: 'Balatas',
    brand: 'Brembo',
    supplier: 'Distribuidora',
    price: cents(8_928),
    finalPrice: cents(8_035),
    stock: 5,
    isHeavyDuty: false,
    isOwnLine: false,
    isPremium: false,
    isOutlet: false,
    isUniversal: false,
    unit: 'piece',
    piecesPerCar: undefined,
    status: 'active',
    images: ['a.png'],
    promotion: undefined,
    matchedNumber: undefined,
    ...more,
  }
}
