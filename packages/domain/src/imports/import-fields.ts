/** What a row can say about a product, by the headings of suppliers' files without accents and signs. The first is what our own export writes. */
const PRODUCT_HEADINGS = {
  internalKey: ['clave interna', 'clave', 'sku', 'internal key', 'clave popoye'],
  partNumber: [
    'codigo',
    'numero de parte',
    'no parte',
    'no de parte',
    'num parte',
    'numero parte',
    'n parte',
    'part number',
    'part no',
    'part',
    'parte',
    'numero',
    'codigo fabricante',
    'item',
  ],
  brand: ['marca', 'brand', 'fabricante', 'manufacturer'],
  name: ['nombre', 'nombre es', 'producto', 'articulo', 'name', 'descripcion corta', 'title', 'titulo'],
  nameEn: ['nombre en', 'nombre ingles', 'name en', 'english name'],
  description: ['descripcion', 'descripcion es', 'descripcion larga', 'description', 'detalle'],
  descriptionEn: ['descripcion en', 'descripcion ingles', 'description en'],
  partType: ['tipo', 'tipo de parte', 'tipo de pieza', 'part type', 'linea', 'familia', 'categoria', 'category'],
  supplier: ['proveedor', 'supplier', 'distribuidor'],
  price: [
    'precio',
    'precio de lista',
    'precio lista',
    'precio publico',
    'p publico',
    'precio venta',
    'precio mxn',
    'price',
    'list price',
    'costo',
  ],
  stock: ['stock', 'existencia', 'existencias', 'inventario', 'cantidad', 'disponible', 'piezas', 'qty', 'quantity'],
  equivalents: ['equivalencias', 'equivalencia', 'cruces', 'intercambios', 'oem', 'equivalents', 'interchange', 'numero original'],
  isOutlet: ['outlet', 'remate', 'liquidacion'],
  isPremium: ['premium'],
  isRecommended: ['recomendado', 'recommended'],
  isHeavyDuty: ['servicio pesado', 'heavy duty', 'uso pesado'],
  isUniversal: ['universal'],
  unit: ['unidad', 'unidad de venta', 'um', 'unit'],
  piecesPerCar: ['piezas por auto', 'pieces per car', 'piezas auto'],
  status: ['status', 'estado', 'estatus', 'activo'],
} as const satisfies Record<string, readonly string[]>

/** What a row can say about a car that a product fits. */
const FITMENT_HEADINGS = {
  make: ['armadora', 'make', 'marca de auto', 'marca auto', 'marca vehiculo'],
  model: ['modelo', 'model', 'auto', 'vehiculo'],
  yearFrom: ['anio inicio', 'ano inicio', 'ano inicial', 'anio', 'ano', 'desde', 'year from', 'from', 'year'],
  yearTo: ['anio fin', 'ano fin', 'ano final', 'hasta', 'year to', 'to'],
  engine: ['motor', 'cilindraje', 'engine', 'litros'],
  position: ['posicion', 'position', 'lado'],
  positionEn: ['posicion en', 'position en'],
  note: ['notas', 'nota', 'note', 'notes', 'observaciones', 'comentarios'],
  noteEn: ['notas en', 'note en'],
  action: ['accion', 'action'],
} as const satisfies Record<string, readonly string[]>

export type ProductField = keyof typeof PRODUCT_HEADINGS
export type FitmentField = (typeof IDENTITY_FIELDS)[number] | 'brand' | keyof typeof FITMENT_HEADINGS
export type ImportField = ProductField | FitmentField

/** A product is found by its key or its number. */
export const IDENTITY_FIELDS = ['internalKey', 'partNumber'] as const satisfies readonly ProductField[]

export const PRODUCT_FIELDS = Object.keys(PRODUCT_HEADINGS) as readonly ProductField[]
export const FITMENT_FIELDS: readonly FitmentField[] = [
  ...IDENTITY_FIELDS,
  'brand',
  ...(Object.keys(FITMENT_HEADINGS) as (keyof typeof FITMENT_HEADINGS)[]),
]
export const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = { ...PRODUCT_HEADINGS, ...FITMENT_HEADINGS }

export const IMPORT_FIELDS: readonly ImportField[] = [...new Set<ImportField>([...PRODUCT_FIELDS, ...FITMENT_FIELDS])]
