import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** What the store of the shop's files carries, and whether it was ever put there. */
export type FilesMark = { readonly mark: string; readonly isMade: boolean }

/** Also of a database whose tables are older than the mark. */
export async function findFilesMark(db: Db): Promise<FilesMark | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('files_mark') is not null as "isThere"`.execute(db)
  if (!rows[0]?.isThere) return undefined
  const row = await db.selectFrom('files_mark').select(['mark', 'made_at']).executeTakeFirst()
  return row && { mark: row.mark, isMade: row.made_at !== null }
}

/** Whoever comes second finds the mark of the first. */
export async function insertFilesMark(db: Db): Promise<void> {
  await db
    .insertInto('files_mark')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function noteFilesMarked(db: Db): Promise<void> {
  await db.updateTable('files_mark').set({ made_at: new Date() }).where('made_at', 'is', null).execute()
}
