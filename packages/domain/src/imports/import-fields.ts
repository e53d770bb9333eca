/** What a row can say about a product. */
export const PRODUCT_FIELDS = [
  'internalKey',
  'partNumber',
  'brand',
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'partType',
  'supplier',
  'price',
  'stock',
  'equivalents',
  'isOutlet',
  'isPremium',
  'isRecommended',
  'isHeavyDuty',
  'isUniversal',
  'unit',
  'piecesPerCar',
  'status',
] as const

/** What a row can say about a car that a product fits. */
export const FITMENT_FIELDS = [
  'internalKey',
  'partNumber',
  'brand',
  'make',
  'model',
  'yearFrom',
  'yearTo',
  'engine',
  'position',
  'positionEn',
  'note',
  'noteEn',
  'action',
] as const

export type ProductField = (typeof PRODUCT_FIELDS)[number]
export type FitmentField = (typeof FITMENT_FIELDS)[number]
export type ImportField = ProductField | FitmentField

export const IMPORT_FIELDS: readonly ImportField[] = [...new Set<ImportField>([...PRODUCT_FIELDS, ...FITMENT_FIELDS])]

/** A product is found by its key or its number. */
export const IDENTITY_FIELDS = ['internalKey', 'partNumber'] as const satisfies readonly ImportField[]
