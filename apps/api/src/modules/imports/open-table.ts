import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../ports/file-store.ts'
import { readAces } from './reading/read-aces.ts'
import { readCsv } from './reading/read-csv.ts'
import { readXlsx } from './reading/read-xlsx.ts'
import type { TableRows } from './reading/table-rows.ts'
import type { TextFormat } from './reading/tell-format.ts'

export type StoredTable = TextFormat & { readonly file: string; readonly bytes: number }

/** Hands the rows of a stored file to whoever reads them. An archive is read here and there, so it is laid beside first. */
export const withTable = async <Result>(
  files: FileStore,
  { format, encoding, delimiter, file, bytes }: StoredTable,
  read: (table: TableRows) => Promise<Result>,
): Promise<Result> => {
  if (format === 'xlsx') {
    const path = join(tmpdir(), `import-${randomUUID()}.xlsx`)
    try {
      await pipeline(files.open(file), createWriteStream(path))
      return await read(readXlsx(path))
    } finally {
      await rm(path, { force: true })
    }
  }
  const stream = files.open(file)
  try {
    return await read(
      format === 'aces'
        ? readAces(stream, bytes, encoding ?? 'utf-8')
        : readCsv({ bytes: stream, length: bytes, encoding: encoding ?? 'utf-8', delimiter: delimiter ?? ',' }),
    )
  } finally {
    stream.destroy()
  }
}
