import { tables } from '@shop/base-data/base-data'
import { BadTable, readTables } from '@shop/base-data/read-tables'
import { type Applied, takeOver } from './apply-base-data.ts'
import { baseRows } from './base-rows.ts'
import { inTransaction } from './in-transaction.ts'

/** Takes the tables of a folder over into a shop, all of them or nothing. */
export async function takeTables(
  folder: string,
  databaseUrl: string,
  pictureFor: (drawing: string, brand: string) => string,
): Promise<readonly Applied[]> {
  const rows = baseRows(readTables(folder), pictureFor)
  return inTransaction(databaseUrl, (client) => takeOver(client, rows, baseRows(tables, pictureFor))).catch(inWords)
}

/** What the tables of the database do not take, such as years that run backwards. */
function inWords(error: { readonly code?: string; readonly message: string }): never {
  if (!/^2[23]/.test(error.code ?? '')) throw error
  throw new BadTable(`The shop does not take these tables: ${error.message}. Nothing was changed.`)
}
