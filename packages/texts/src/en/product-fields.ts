import type { productFields as spanish } from '../es/product-fields.ts'

export const productFields: typeof spanish = {
  internalKey: 'Internal key',
  partNumber: 'Part number',
  brand: 'Brand',
  name: 'Name',
  nameEn: 'Name in English',
  description: 'Description',
  descriptionEn: 'Description in English',
  partType: 'Part type',
  supplier: 'Supplier',
  price: 'Price',
  stock: 'Stock',
  equivalents: 'Equivalents',
  isOutlet: 'Outlet',
  isPremium: 'Premium',
  isRecommended: 'Recommended',
  isHeavyDuty: 'Heavy duty',
  isUniversal: 'Universal',
  unit: 'Unit',
  piecesPerCar: 'Pieces per car',
  status: 'Status',
}
