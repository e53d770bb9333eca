import { guessColumns, headingKey } from '@shop/domain/imports/guess-columns'
import type { DecimalSign, ImportColumns, ImportFormat, ImportKind } from '@shop/domain/imports/import'
import { FIELDS_OF_FILE, FITMENT_FIELDS } from '@shop/domain/imports/import-fields'
import type { Pricing } from '@shop/domain/imports/public-price'
import { guessDecimalSign } from '@shop/domain/imports/read-cell'
import type { Db } from '../../database/connect.ts'
import type { FirstRows } from './first-rows.ts'
import { findMapping } from './import-mappings.queries.ts'
import { ACES_FIELDS } from './reading/read-aces.ts'

type Guessed = Pricing & {
  readonly kind: ImportKind
  readonly columns: ImportColumns
  readonly isRemembered: boolean
  readonly decimalSign: DecimalSign
}

/** What a table seems to hold: as this supplier's last one did, or by its headings. */
export async function guessMapping(db: Db, format: ImportFormat, supplier: string, first: FirstRows): Promise<Guessed> {
  const kind = format === 'aces' ? 'fitments' : kindOf(first)
  const remembered = supplier ? await findMapping(db, supplier, kind) : undefined
  const guessed = format === 'aces' ? ACES_COLUMNS : guessColumns(first.headings, FIELDS_OF_FILE[kind], remembered?.fields)
  const priced = first.headings.findIndex((heading) => headingKey(heading) === remembered?.price_heading)
  const columns = priced < 0 ? guessed : { ...guessed, price: priced }
  return {
    kind,
    columns,
    isRemembered: remembered !== undefined,
    decimalSign: remembered?.decimal_sign ?? guessDecimalSign(pricesIn(first, columns)),
    factor: remembered?.factor ?? 1,
    addsVat: remembered?.adds_vat ?? false,
  }
}

const ACES_COLUMNS: ImportColumns = Object.fromEntries(ACES_FIELDS.map((field, column) => [field, column]))

/** A table with makes and models is about cars. */
function kindOf({ headings }: FirstRows): ImportKind {
  const { make, model } = guessColumns(headings, FITMENT_FIELDS)
  return make !== undefined && model !== undefined ? 'fitments' : 'products'
}

function pricesIn({ preview }: FirstRows, { price, cost, listPrice }: ImportColumns): readonly string[] {
  const column = price ?? listPrice ?? cost
  return column === undefined ? [] : preview.flatMap((cells) => cells[column] ?? [])
}
