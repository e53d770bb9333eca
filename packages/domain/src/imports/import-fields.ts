import { PICTURE_HEADINGS } from './picture-headings.ts'

/** What a row can say about a product, by the headings of suppliers' files without accents and signs. The first is what our own export writes. */
const PRODUCT_HEADINGS = {
  internalKey: ['clave interna', 'clave', 'sku', 'internal key', 'clave popoye', 'cve', 'cve interna'],
  partNumber: [
    'codigo',
    'numero de parte',
    'no parte',
    'no de parte',
    'num parte',
    'num de parte',
    'numero de pieza',
    'no pieza',
    'numero parte',
    'n parte',
    'part number',
    'part no',
    'part',
    'parte',
    'numero',
    'codigo fabricante',
    'codigo de parte',
    'codigo producto',
    'cod',
    'codigo articulo',
    'item',
  ],
  brand: ['marca', 'brand', 'fabricante', 'manufacturer', 'marca refaccion', 'marca producto'],
  name: ['nombre', 'nombre es', 'nombre del producto', 'producto', 'articulo', 'name', 'descripcion corta', 'title', 'titulo'],
  nameEn: ['nombre en', 'nombre ingles', 'name en', 'english name'],
  description: [
    'descripcion',
    'descripcion es',
    'descripcion larga',
    'description',
    'detalle',
    'desc',
    'descrip',
    'descripcion del producto',
  ],
  descriptionEn: ['descripcion en', 'descripcion ingles', 'description en'],
  partType: ['tipo', 'tipo de parte', 'tipo de pieza', 'tipo de refaccion', 'part type', 'linea', 'familia'],
  category: ['categoria', 'category', 'departamento', 'grupo'],
  subcategory: ['subcategoria', 'sub categoria', 'subcategory', 'subgrupo'],
  supplier: ['proveedor', 'supplier', 'distribuidor'],
  price: [
    'precio',
    'precio publico',
    'precio al publico',
    'p publico',
    'pub',
    'p pub',
    'pvp',
    'precio venta',
    'precio de venta',
    'p venta',
    'precio mxn',
    'price',
  ],
  // Neither of these is ever taken for the price: a shop that sells at its cost finds out too late.
  cost: [
    'costo',
    'p costo',
    'precio costo',
    'precio de costo',
    'costo unitario',
    'costo neto',
    'precio neto',
    'precio mayoreo',
    'precio distribuidor',
    'p mayoreo',
    'p distribuidor',
    'cost',
  ],
  listPrice: ['precio de lista', 'precio lista', 'p lista', 'p de lista', 'list price'],
  stock: [
    'stock',
    'existencia',
    'existencias',
    'exist',
    'exis',
    'inventario',
    'disp',
    'disponibilidad',
    'pzas',
    'cantidad',
    'disponible',
    'piezas',
    'qty',
    'quantity',
  ],
  equivalents: ['equivalencias', 'equivalencia', 'cruces', 'intercambios', 'oem', 'equivalents', 'interchange', 'numero original'],
  isOutlet: ['outlet', 'remate', 'liquidacion'],
  isPremium: ['premium'],
  isRecommended: ['recomendado', 'recommended'],
  isHeavyDuty: ['servicio pesado', 'heavy duty', 'uso pesado'],
  isUniversal: ['universal'],
  unit: ['unidad', 'unidad de venta', 'um', 'u m', 'unit'],
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
export type PictureField = keyof typeof PICTURE_HEADINGS
export type FitmentField = (typeof IDENTITY_FIELDS)[number] | 'brand' | keyof typeof FITMENT_HEADINGS
export type ImportField = ProductField | PictureField | FitmentField

/** A product is found by its key or its number. */
const IDENTITY_FIELDS = ['internalKey', 'partNumber'] as const satisfies readonly ProductField[]

export const PRODUCT_FIELDS = Object.keys(PRODUCT_HEADINGS) as readonly ProductField[]
export const PICTURE_FIELDS = Object.keys(PICTURE_HEADINGS) as readonly PictureField[]
export const FITMENT_FIELDS: readonly FitmentField[] = [
  ...IDENTITY_FIELDS,
  'brand',
  ...(Object.keys(FITMENT_HEADINGS) as (keyof typeof FITMENT_HEADINGS)[]),
]
export const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = { ...PRODUCT_HEADINGS, ...PICTURE_HEADINGS, ...FITMENT_HEADINGS }

/** What the columns of a file may hold, by what its rows are about. */
export const FIELDS_OF_FILE = { products: [...PRODUCT_FIELDS, ...PICTURE_FIELDS], fitments: FITMENT_FIELDS } as const satisfies Record<
  string,
  readonly ImportField[]
>

export const IMPORT_FIELDS: readonly ImportField[] = [...new Set<ImportField>([...FIELDS_OF_FILE.products, ...FITMENT_FIELDS])]
