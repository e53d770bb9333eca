import type { RememberedColumns } from '@shop/domain/imports/guess-columns'
import type { DecimalSign, ImportKind } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Remembered = { readonly fields: RememberedColumns; readonly decimal_sign: DecimalSign }

/** Fields by the heading they had in this supplier's last file. */
export const findMapping = (db: Db, supplier: string, kind: ImportKind): Promise<Remembered | undefined> =>
  db
    .selectFrom('import_mappings')
    .select(['fields', 'decimal_sign'])
    .where('supplier_key', '=', keyOf(supplier))
    .where('kind', '=', kind)
    .$narrowType<Remembered>()
    .executeTakeFirst()

export const rememberMapping = async (db: Db, supplier: string, kind: ImportKind, { fields, decimal_sign }: Remembered): Promise<void> => {
  await db
    .insertInto('import_mappings')
    .values({ supplier_key: keyOf(supplier), kind, fields: JSON.stringify(fields), decimal_sign })
    .onConflict((conflict) =>
      conflict
        .columns(['supplier_key', 'kind'])
        .doUpdateSet((e) => ({ fields: e.ref('excluded.fields'), decimal_sign: e.ref('excluded.decimal_sign') })),
    )
    .execute()
}

const keyOf = (supplier: string) => sql<string>`words_key(${supplier})`
