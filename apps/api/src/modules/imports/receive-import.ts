import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { chooseSheet } from './choose-sheet.ts'
import { guessMapping } from './guess-mapping.ts'
import type { ImportDeps } from './import-deps.ts'
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
export const receiveImport = async ({ db, files }: Pick<ImportDeps, 'db' | 'files'>, received: Received): Promise<number> => {
  const { fileName, supplier, staffId } = received
  const file = `imports/${randomUUID()}`
  try {
    const bytes = await files.save(file, received.bytes)
    if (received.isCut()) throw new BadFile('too-large')
    const told = await tellFormat(files.open(file))
    const first = await withBook(files, { ...told, file, bytes }, chooseSheet)
    return await insertImport(db, {
      ...told,
      ...first,
      ...(await guessMapping(db, told.format, supplier, first)),
      fileName: fileName.replace(/[\p{Cc}/\\]/gu, ' ').slice(0, LONGEST_NAME),
      file,
      bytes,
      supplier,
      staffId,
    })
  } catch (error) {
    await files.remove(file)
    throw error
  }
}
