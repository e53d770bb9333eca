import type { Db } from '../../database/connect.ts'

/** Imports whose file nobody needs any more: it was applied, or nobody has applied it for long. */
export function listForgettable(db: Db, before: Date): Promise<readonly { id: number; file: string | null; zip: string | null }[]> {
  const old = selectAtRest(db).where('created_at', '<', before)
  return old
    .where((e) => e.or([e('file', 'is not', null), e('zip', 'is not', null)]))
    .select(['id', 'file', 'zip'])
    .execute()
}

/** What was applied stays on the list, and can be undone; the rest goes with its rows. */
export async function forgetFile(db: Db, id: number): Promise<boolean> {
  const found = await selectAtRest(db).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) return false
  await db.deleteFrom('imports').where('id', '=', id).where('status', 'not in', ['applied', 'undone']).execute()
  await db.updateTable('imports').set({ file: null, zip: null, preview: '[]' }).where('id', '=', id).execute()
  await db.deleteFrom('import_zip_files').where('import_id', '=', id).execute()
  return true
}

/** Which of these are the list or the ZIP of an import. */
export async function listNamedFiles(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['file', 'zip'])
    .where((e) => e.or([e('file', '=', e.fn.any(e.val(names))), e('zip', '=', e.fn.any(e.val(names)))]))
    .execute()
  return rows.flatMap(({ file, zip }) => [file, zip]).filter((name) => name !== null)
}

function selectAtRest(db: Db) {
  return db.selectFrom('imports').where('status', 'not in', ['checking', 'applying', 'undoing'])
}
