import { importField } from '@shop/contract/wire/shop/import-words'
import { PRODUCT_FIELDS } from '@shop/domain/imports/import-fields'
import { writeNumbers } from '@shop/domain/imports/read-cell'
import type { Db } from '../../../database/connect.ts'
import { type ExportedProduct, listProductsAfter } from './export.queries.ts'
import type { OutRow } from './out-row.ts'

const AT_ONCE = 500

/** Headings and all products, as the import reads them. */
export async function* tableOfProducts(db: Db): AsyncGenerator<OutRow> {
  yield PRODUCT_FIELDS.map((field) => importField.encode(field))
  for (let after = 0; ; ) {
    const products = await listProductsAfter(db, after, AT_ONCE)
    for (const product of products) yield rowOf(product)
    const last = products.at(-1)
    if (!last) return
    after = last.id
  }
}

const UNITS = { piece: 'pieza', pair: 'par', set: 'juego' } as const
function yesNo(isSo: boolean): string {
  return isSo ? 'sí' : 'no'
}

function pesos(amount: number | null): number | '' {
  return amount === null ? '' : amount / 100
}

/** In the order of the fields. */
function rowOf(product: ExportedProduct): OutRow {
  return [
    product.internal_key,
    product.part_number,
    product.brand,
    product.name_es,
    product.name_en ?? '',
    product.description_es,
    product.description_en ?? '',
    product.part_type,
    product.category,
    product.subcategory,
    product.supplier,
    product.price_cents / 100,
    pesos(product.cost_cents),
    pesos(product.list_price_cents),
    product.stock,
    writeNumbers(product.equivalents),
    yesNo(product.is_outlet),
    yesNo(product.is_premium),
    yesNo(product.is_recommended),
    yesNo(product.is_heavy_duty),
    yesNo(product.is_universal),
    UNITS[product.unit],
    product.pieces_per_car ?? '',
    product.status === 'active' ? 'activo' : 'inactivo',
  ]
}
