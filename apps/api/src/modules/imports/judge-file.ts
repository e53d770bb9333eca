import type { Readable } from 'node:stream'
import type { ImportReport } from '@shop/domain/imports/import'
import { compareRows, stageRows } from './check-file.ts'
import type { ImportDeps } from './import-deps.ts'
import { findImport, findSomeStaff } from './imports.queries.ts'
import { receiveImport } from './receive-import.ts'

type Deps = Pick<ImportDeps, 'db' | 'files' | 'knownNames'>

/** What the desk would report of a file, its columns as they are guessed. Nothing of it stays: the transaction is taken back. */
export async function judgeFile({ db, files, knownNames }: Deps, bytes: Readable, fileName: string): Promise<ImportReport> {
  const passing = await db.startTransaction().execute()
  try {
    const staff = await findSomeStaff(passing)
    if (!staff) throw new Error('Nobody works in this shop yet: npm run staff:add')
    const deps = { db: passing, files }
    const id = await receiveImport(deps, { bytes, isCut: () => false, fileName, supplier: '', staffId: staff.id })
    const found = await findImport(passing, id)
    if (!found?.file) throw new Error(`import ${id} has no file`)
    await stageRows(deps, { ...found, file: found.file })
    return await compareRows(passing, id, await knownNames())
  } finally {
    await passing.rollback().execute()
  }
}
