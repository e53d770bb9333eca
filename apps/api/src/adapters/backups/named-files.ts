import type { Client } from 'pg'
import { BadBackup } from './bad-backup.ts'
import { quote, quoted, type Table } from './database-shape.ts'

type NamingFile = {
  readonly table: string
  readonly column: string
  /** Of a row, where it is not enough that there is something. */
  readonly names?: string
}

/** Everything in the database that names a file of the store. */
export const NAMING_FILES: readonly NamingFile[] = [
  { table: 'vouchers', column: 'file_name' },
  { table: 'return_photos', column: 'file_name' },
  { table: 'quotations', column: 'picture' },
  { table: 'chat_messages', column: 'picture' },
  { table: 'imports', column: 'file' },
  { table: 'imports', column: 'zip' },
  { table: 'import_pictures', column: 'picture' },
  { table: 'articles', column: 'image' },
  { table: 'brands', column: 'logo' },
  { table: 'carousel_slides', column: 'wide_image' },
  { table: 'carousel_slides', column: 'narrow_image' },
  // The picture that stands in for those that are missing comes with the shop.
  { table: 'categories', column: 'image', names: `image <> 'default.png'` },
  { table: 'products', column: 'images', names: 'cardinality(images) > 0' },
  { table: 'shop_policies', column: 'value', names: `value #>> '{logo,picture}' is not null` },
]

/**
 * Where not one file was found: a shop that never kept any is fine, one whose rows name some has lost them. A disk that is not mounted
 * leaves an empty folder, or none.
 */
export async function assertNoneNamed(client: Client, tables: readonly Table[], place: string): Promise<void> {
  for (const { table, column, names = `${quote(column)} is not null` } of NAMING_FILES) {
    const found = tables.find(({ name, columns }) => name === table && columns.includes(column))
    if (found && (await client.query(`select from ${quoted(found)} where ${names} limit 1`)).rowCount !== 0)
      throw new BadBackup(`The shop names files (${table}), and there is not one in ${place}. Is its disk mounted? Nothing was done.`)
  }
}
