import type { Readable } from 'node:stream'
import type { FileStore } from '../../ports/file-store.ts'
import { laidBeside } from './laid-beside.ts'
import { listSheets } from './reading/list-sheets.ts'
import { openZip } from './reading/open-zip.ts'
import { readAces } from './reading/read-aces.ts'
import { readCsv } from './reading/read-csv.ts'
import { readXlsx } from './reading/read-xlsx.ts'
import type { TableRows } from './reading/table-rows.ts'
import type { TextFormat } from './reading/tell-format.ts'

export type StoredBook = TextFormat & { readonly file: string; readonly bytes: number }
export type StoredTable = StoredBook & { readonly sheet: number }

type KeptTable = Omit<StoredTable, 'encoding' | 'delimiter'> & {
  readonly encoding: StoredTable['encoding'] | null
  readonly delimiter: string | null
}

/** As the database has it. */
export function storedTable({ format, encoding, delimiter, file, bytes, sheet }: KeptTable): StoredTable {
  return {
    format,
    encoding: encoding ?? undefined,
    delimiter: delimiter ?? undefined,
    file,
    bytes,
    sheet,
  }
}

/** A stored file: the names of its sheets, if it has any, and the rows of each. */
export type Book = { readonly sheets: readonly string[]; readonly table: (sheet: number) => TableRows }

/** Hands the rows of a stored file to whoever reads them. */
export function withTable<Result>(files: FileStore, stored: StoredTable, read: (table: TableRows) => Promise<Result>): Promise<Result> {
  return withBook(files, stored, ({ table }) => read(table(stored.sheet)))
}

export function withBook<Result>(files: FileStore, stored: StoredBook, read: (book: Book) => Promise<Result>): Promise<Result> {
  return stored.format === 'xlsx' ? withWorkbook(files, stored, read) : withText(files, stored, read)
}

function withWorkbook<Result>(files: FileStore, { file }: StoredBook, read: (book: Book) => Promise<Result>): Promise<Result> {
  return laidBeside(files, file, async (path) => read({ sheets: await namesOfSheets(path), table: (sheet) => readXlsx(path, sheet) }))
}

async function namesOfSheets(path: string): Promise<readonly string[]> {
  const zip = await openZip(path)
  try {
    return (await listSheets(zip)).map(({ name }) => name)
  } finally {
    zip.close()
  }
}

async function withText<Result>(
  files: FileStore,
  { format, encoding = 'utf-8', delimiter = ',', file, bytes }: StoredBook,
  read: (book: Book) => Promise<Result>,
): Promise<Result> {
  const opened: Readable[] = []
  const table = () => {
    const stream = files.open(file)
    opened.push(stream)
    return format === 'aces' ? readAces(stream, bytes, encoding) : readCsv({ bytes: stream, length: bytes, encoding, delimiter })
  }
  try {
    return await read({ sheets: [], table })
  } finally {
    for (const stream of opened) stream.destroy()
  }
}
