import { IMPORT_FIELDS, type ImportField } from './import-fields.ts'

/** Headings of suppliers' files, without accents and signs. The first of a field is what our own export writes. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
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
}

const meanings = new Map(IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)))

/** A heading as it is compared: "No. de Parte" is "no de parte". */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const fieldOf = (heading: string): ImportField | undefined => meanings.get(headingKey(heading))

/** How many cells of a row look like headings: suppliers put their name and the date above the table. */
export const headingsIn = (cells: readonly string[]): number => new Set(cells.flatMap((cell) => fieldOf(cell) ?? [])).size

/** What each column holds: as this supplier's file had it the last time, or by the words of its heading; the first column wins. */
export const guessColumns = (
  headings: readonly string[],
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, ImportField>> = {},
): Partial<Record<ImportField, number>> => {
  const columns: Partial<Record<ImportField, number>> = {}
  const hasMemory = headings.some((heading) => remembered[headingKey(heading)] !== undefined)
  for (const [column, heading] of headings.entries()) {
    const field = hasMemory ? remembered[headingKey(heading)] : fieldOf(heading)
    if (field && fields.includes(field) && columns[field] === undefined) columns[field] = column
  }
  return columns
}

/** Two columns of one name would be one to whoever chooses: the second is called "Precio (2)". */
export const distinctHeadings = (headings: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>()
  return headings.map((heading, i) => {
    const name = heading.trim() || `#${i + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
