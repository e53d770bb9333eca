import type { ProductField } from '@shop/domain/imports/import-fields'

/** What the fields of a product are called: in files, in the log of changes and where one is edited. */
export const productFields = {
  internalKey: 'Clave interna',
  partNumber: 'Número de parte',
  brand: 'Marca',
  name: 'Nombre',
  nameEn: 'Nombre en inglés',
  description: 'Descripción',
  descriptionEn: 'Descripción en inglés',
  partType: 'Tipo de refacción',
  category: 'Categoría',
  subcategory: 'Subcategoría',
  supplier: 'Proveedor',
  price: 'Precio',
  cost: 'Costo',
  listPrice: 'Precio de lista',
  stock: 'Existencias',
  equivalents: 'Equivalencias',
  isOutlet: 'Outlet',
  isPremium: 'Premium',
  isRecommended: 'Recomendado',
  isHeavyDuty: 'Servicio pesado',
  isUniversal: 'Universal',
  unit: 'Unidad',
  piecesPerCar: 'Piezas por auto',
  status: 'Status',
} satisfies Record<ProductField, string>
