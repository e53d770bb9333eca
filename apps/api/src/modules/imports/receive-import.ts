import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { transactional } from '../../database/transactional.ts'
import { chooseSheet } from './choose-sheet.ts'
import { guessMapping } from './guess-mapping.ts'
import { IMPORT_FOLDER, type ImportDeps } from './import-deps.ts'
import { insertImport } from './imports.queries.ts'
import { withBook } from './open-table.ts'
import { BadFile } from './reading/bad-file.ts'
import { tellFormat } from './reading/tell-format.ts'

type Received = {
  readonly bytes: Readable
  readonly isCut: () => boolean
  readonly fileName: string
  readonly supplier: string
  readonly staffId: number
}

const LONGEST_NAME = 120

/** Keeps a file while it arrives, tells what it is, and guesses its columns. A file that cannot be read leaves nothing behind. */
export async function receiveImport({ db, files }: Pick<ImportDeps, 'db' | 'files'>, received: Received): Promise<number> {
  const { fileName, supplier, staffId } = received
  const file = `${IMPORT_FOLDER}/${randomUUID()}`
  const looked = await keepAndLook({ db, files }, file, received).catch(async (error) => {
    await files.remove(file)
    throw error
  })
  // From here on it stays: an answer that was lost may be that of a row that is there. What no row names is swept up.
  return keepImport(
    { db },
    {
      ...looked,
      fileName: fileName.replace(/[\p{Cc}/\\]/gu, ' ').slice(0, LONGEST_NAME),
      file,
      supplier,
      staffId,
    },
  )
}

const keepImport = transactional(({ db }: Pick<ImportDeps, 'db'>, row: Parameters<typeof insertImport>[1]) => insertImport(db, row))

async function keepAndLook({ db, files }: Pick<ImportDeps, 'db' | 'files'>, file: string, { bytes: arriving, isCut, supplier }: Received) {
  const bytes = await files.save(file, arriving)
  if (isCut()) throw new BadFile('too-large')
  const told = await tellFormat(files.open(file))
  const first = await withBook(files, { ...told, file, bytes }, chooseSheet)
  return { ...told, ...first, ...(await guessMapping(db, told.format, supplier, first)), bytes }
}
