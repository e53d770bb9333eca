import type { RememberedColumns } from '@shop/domain/imports/guess-columns'
import type { DecimalSign, ImportKind } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Remembered = {
  readonly fields: RememberedColumns
  /** The heading of what the public price is made of, which may be a field of its own. */
  readonly price_heading: string | null
  readonly factor: number
  readonly adds_vat: boolean
  readonly decimal_sign: DecimalSign
}

/** Fields by the heading they had in this supplier's last file. */
export function findMapping(db: Db, supplier: string, kind: ImportKind): Promise<Remembered | undefined> {
  return db
    .selectFrom('import_mappings')
    .select(['fields', 'price_heading', 'factor', 'adds_vat', 'decimal_sign'])
    .where('supplier_key', '=', keyOf(supplier))
    .where('kind', '=', kind)
    .$narrowType<Remembered>()
    .executeTakeFirst()
}

export async function rememberMapping(db: Db, supplier: string, kind: ImportKind, { fields, ...others }: Remembered): Promise<void> {
  const said = { ...others, fields: JSON.stringify(fields) }
  await db
    .insertInto('import_mappings')
    .values({ supplier_key: keyOf(supplier), kind, ...said })
    .onConflict((conflict) => conflict.columns(['supplier_key', 'kind']).doUpdateSet(said))
    .execute()
}

function keyOf(supplier: string) {
  return sql<string>`words_key(${supplier})`
}
