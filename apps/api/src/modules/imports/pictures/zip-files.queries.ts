import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ZipFile } from './pictures-zip.ts'

/** What a ZIP has, instead of what an earlier one had. */
export async function replaceZipFiles(db: Db, id: number, found: readonly ZipFile[]): Promise<void> {
  await db.deleteFrom('import_zip_files').where('import_id', '=', id).execute()
  await sql`
    insert into import_zip_files (import_id, key, entry)
    select ${id}::int, key, entry from json_to_recordset(${JSON.stringify(found)}::json) as found(key text, entry text)`.execute(db)
}
