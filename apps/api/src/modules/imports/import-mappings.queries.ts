import type { DecimalSign, ImportKind } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Remembered = { readonly fields: Readonly<Record<string, ImportField>>; readonly decimal_sign: DecimalSign }

/** Fields by the heading they had in this supplier's last file. */
export const findMapping = async (db: Db, supplier: string, kind: ImportKind): Promise<Remembered | undefined> => {
  const { rows } = await sql<Remembered>`
    select fields, decimal_sign from import_mappings where supplier_key = words_key(${supplier}) and kind = ${kind}`.execute(db)
  return rows[0]
}

export const rememberMapping = async (db: Db, supplier: string, kind: ImportKind, { fields, decimal_sign }: Remembered): Promise<void> => {
  await sql`
    insert into import_mappings (supplier_key, kind, fields, decimal_sign)
    values (words_key(${supplier}), ${kind}, ${JSON.stringify(fields)}, ${decimal_sign})
    on conflict (supplier_key, kind) do update set fields = excluded.fields, decimal_sign = excluded.decimal_sign`.execute(db)
}
