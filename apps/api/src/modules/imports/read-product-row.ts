import { unguarded } from '@shop/domain/imports/formula-guard'
import type { DecimalSign, ImportColumns } from '@shop/domain/imports/import'
import { PICTURE_FIELDS } from '@shop/domain/imports/import-fields'
import { readPictures } from '@shop/domain/imports/picture-cell'
import { type Pricing, publicPrice } from '@shop/domain/imports/public-price'
import { readNumbers, readPrice, readStatus, readStock, readUnit, readWhole, readYesNo } from '@shop/domain/imports/read-cell'
import { type Cents, centsFromPesos } from '@shop/domain/money'
import { MOST_PICTURES, MOST_PRICE_PESOS } from '@shop/domain/staff-product'
import type { ProductColumn } from './product-columns.queries.ts'
import { type Cell, type TableRow, textOf } from './reading/table-rows.ts'
import { type ReadRow, rowReader } from './row-reader.ts'

/** As at the products' desk: what comes in by a file can be edited there. */
const LONGEST = { number: 40, name: 160, description: 4_000, supplier: 80, shelf: 80 } as const
const MOST_PER_CAR = 99
const MOST_CENTS = centsFromPesos(MOST_PRICE_PESOS)
const MOST_EQUIVALENTS = 60

export type ProductReading = { readonly columns: ImportColumns; readonly decimalSign: DecimalSign } & Pricing

/** Brand and type are named in a row, and become ids when it is compared. */
type SaidInCells = Exclude<ProductColumn, 'part_number' | 'brand_id' | 'part_type_id'>

export function readProductRow(row: TableRow, { columns, decimalSign, ...pricing }: ProductReading): ReadRow {
  const { text, read, refuse, problems } = rowReader(row, columns)
  const plain = (cell: Cell) => unguarded(textOf(cell).trim())
  const yesNo = (field: 'isOutlet' | 'isPremium' | 'isRecommended' | 'isHeavyDuty' | 'isUniversal') =>
    read(field, 'not-yes-no', (cell) => readYesNo(plain(cell)))
  const whole = (cell: Cell) => readWhole(plain(cell), typeof cell === 'number' ? '.' : decimalSign)
  const price = (field: 'price' | 'cost' | 'listPrice', made: (said: Cents) => Cents = (said) => said) =>
    read(field, 'not-a-price', (cell) => {
      const said = typeof cell === 'number' ? readPrice(cell.toFixed(2), '.') : readPrice(plain(cell), decimalSign)
      const amount = said === undefined ? undefined : made(said)
      return amount === undefined || amount > MOST_CENTS ? undefined : amount
    })
  const internalKey = text('internalKey', LONGEST.number, unguarded)
  const partNumber = text('partNumber', LONGEST.number, unguarded)
  if (internalKey === undefined && partNumber === undefined && problems.length === 0) refuse('no-identity', null)
  const equivalents = read('equivalents', 'too-long', (cell) => {
    const numbers = readNumbers(plain(cell))
    return numbers.length <= MOST_EQUIVALENTS && numbers.every(({ length }) => length <= LONGEST.number) ? numbers : undefined
  })
  const stock = read('stock', 'not-whole', (cell) => readStock(plain(cell), typeof cell === 'number' ? '.' : decimalSign))
  const pictures = PICTURE_FIELDS.flatMap((field) => read(field, 'not-a-picture', (cell) => readPictures(plain(cell).toWellFormed())) ?? [])
  const given = {
    // Found by its number a product keeps the way the shop writes it.
    ...(internalKey === undefined ? {} : { part_number: partNumber }),
    name_es: text('name', LONGEST.name, unguarded),
    name_en: text('nameEn', LONGEST.name, unguarded),
    description_es: text('description', LONGEST.description, unguarded),
    description_en: text('descriptionEn', LONGEST.description, unguarded),
    equivalents,
    supplier: text('supplier', LONGEST.supplier, unguarded),
    price_cents: price('price', (said) => publicPrice(said, pricing)),
    cost_cents: price('cost'),
    list_price_cents: price('listPrice'),
    stock: stock === 'some' ? undefined : stock,
    is_outlet: yesNo('isOutlet'),
    is_premium: yesNo('isPremium'),
    is_recommended: yesNo('isRecommended'),
    is_heavy_duty: yesNo('isHeavyDuty'),
    is_universal: yesNo('isUniversal'),
    unit: read('unit', 'unknown-unit', (cell) => readUnit(plain(cell))),
    pieces_per_car: read('piecesPerCar', 'not-whole', (cell) => {
      const pieces = whole(cell)
      return pieces !== undefined && pieces > 0 && pieces <= MOST_PER_CAR ? pieces : undefined
    }),
    status: read('status', 'unknown-status', (cell) => readStatus(plain(cell))),
  } satisfies Record<SaidInCells, unknown>
  return {
    staged: {
      row: row.number,
      internal_key: internalKey,
      part_number: partNumber,
      brand: text('brand', LONGEST.shelf, unguarded),
      part_type: text('partType', LONGEST.shelf, unguarded),
      category: text('category', LONGEST.shelf, unguarded),
      subcategory: text('subcategory', LONGEST.shelf, unguarded),
      has_some: stock === 'some',
      // One more than a part may have, which then says that it is full.
      pictures: pictures.length > 0 ? pictures.slice(0, MOST_PICTURES + 1) : undefined,
      given,
    },
    problems,
  }
}
