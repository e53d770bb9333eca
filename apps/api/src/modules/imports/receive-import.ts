import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { guessColumns } from '@shop/domain/imports/guess-columns'
import type { ImportColumns, ImportKind } from '@shop/domain/imports/import'
import { FITMENT_FIELDS, type ImportField, PRODUCT_FIELDS } from '@shop/domain/imports/import-fields'
import { guessDecimalSign } from '@shop/domain/imports/read-cell'
import { type FirstRows, firstRows } from './first-rows.ts'
import type { ImportDeps } from './import-deps.ts'
import { findMapping } from './import-mappings.queries.ts'
import { insertImport } from './imports.queries.ts'
import { withTable } from './open-table.ts'
import { BadFile } from './reading/bad-file.ts'
import { ACES_FIELDS } from './reading/read-aces.ts'
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
    const first = await withTable(files, { ...told, file, bytes }, firstRows)
    const kind = told.format === 'aces' ? 'fitments' : kindOf(first)
    const remembered = supplier ? await findMapping(db, supplier, kind) : undefined
    const columns = told.format === 'aces' ? ACES_COLUMNS : guessColumns(first.headings, fieldsOf(kind), remembered?.fields)
    const decimalSign = remembered?.decimal_sign ?? guessDecimalSign(pricesIn(first, columns))
    return await insertImport(db, {
      ...told,
      ...first,
      kind,
      fileName: fileName.replace(/[\p{Cc}/\\]/gu, ' ').slice(0, LONGEST_NAME),
      file,
      bytes,
      supplier,
      columns,
      isRemembered: remembered !== undefined,
      decimalSign,
      staffId,
    })
  } catch (error) {
    await files.remove(file)
    throw error
  }
}

export const fieldsOf = (kind: ImportKind): readonly ImportField[] => (kind === 'products' ? PRODUCT_FIELDS : FITMENT_FIELDS)

const ACES_COLUMNS: ImportColumns = Object.fromEntries(ACES_FIELDS.map((field, column) => [field, column]))

/** A table with makes and models is about cars. */
const kindOf = ({ headings }: FirstRows): ImportKind => {
  const { make, model } = guessColumns(headings, FITMENT_FIELDS)
  return make !== undefined && model !== undefined ? 'fitments' : 'products'
}

const pricesIn = ({ preview }: FirstRows, { price }: ImportColumns): readonly string[] =>
  price === undefined ? [] : preview.flatMap((cells) => cells[price] ?? [])
