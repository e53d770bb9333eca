import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { transactional } from '../../../database/transactional.ts'
import { afterCommit } from '../../../database/write-transaction.ts'
import { takeBack } from '../../../files.ts'
import { IMPORT_FOLDER, type ImportDeps, IN_LINE } from '../import-deps.ts'
import { ImportMoved, ImportNotFound } from '../imports.problems.ts'
import { findImport, type ImportRecord, lockImport, moveImport } from '../imports.queries.ts'
import { BadFile } from '../reading/bad-file.ts'
import { wantPictures } from './ask-for-pictures.ts'
import { listPictures, type ZipFile } from './pictures-zip.ts'
import { replaceZipFiles } from './zip-files.queries.ts'

type Received = { readonly bytes: Readable; readonly isCut: () => boolean }
type Kept = { readonly zip: string; readonly pictures: readonly ZipFile[] }

const TAKEN: readonly ImportRecord['status'][] = ['uploaded', 'checked', 'applied']

/** Keeps the ZIP of an import while it arrives, in the place of an earlier one. One that is refused leaves nothing behind. */
export async function receivePictures(deps: ImportDeps, id: number, { bytes, isCut }: Received): Promise<void> {
  refuseMoved(await findImport(deps.db, id))
  const zip = `${IMPORT_FOLDER}/${randomUUID()}`
  const pictures = await keepAndList(deps, zip, { bytes, isCut }).catch(async (error) => {
    await deps.files.remove(zip)
    throw error
  })
  const earlier = await putBeside(deps, id, { zip, pictures }).catch(async (error) => {
    await takeBack(deps.files, zip, error)
    throw error
  })
  // From here on the new one is the import's, whatever becomes of the other.
  if (earlier !== null) await afterCommit(() => deps.files.remove(earlier))
}

async function keepAndList({ files }: ImportDeps, zip: string, { bytes, isCut }: Received): Promise<readonly ZipFile[]> {
  await files.save(zip, bytes)
  if (isCut()) throw new BadFile('zip-too-large')
  return listPictures(files, zip)
}

/** What was compared is compared again, so that its report says what the ZIP has; what was applied gets what it lacked. */
const putBeside = transactional(async (deps: ImportDeps, id: number, { zip, pictures }: Kept): Promise<string | null> => {
  const { db, jobs } = deps
  const found = refuseMoved(await lockImport(db, id))
  await replaceZipFiles(db, id, pictures)
  if (found.status === 'checked') {
    await moveImport(db, id, { status: 'checking', zip, checks: found.checks + 1, percent: 99 })
    await jobs.enqueue(db, 'compare-import', { importId: id }, IN_LINE)
  } else await moveImport(db, id, { status: found.status, zip })
  if (found.status === 'applied') await wantPictures(deps, id)
  return found.zip
})

function refuseMoved(found: ImportRecord | undefined): ImportRecord {
  if (!found) throw new ImportNotFound()
  if (!TAKEN.includes(found.status)) throw new ImportMoved()
  return found
}
