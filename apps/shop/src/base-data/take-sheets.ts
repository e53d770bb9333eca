import { type Applied, takeOver } from './apply-base-data.ts'
import type { BaseRows } from './base-rows.ts'
import { inTransaction } from './in-transaction.ts'
import { readSheets } from './read-sheets.ts'
import { BadSheet } from './sheet-columns.ts'

/** Takes the tables of a folder over into a shop, all of them or nothing. */
export const takeSheets = async (folder: string, databaseUrl: string, base: BaseRows): Promise<readonly Applied[]> => {
  const rows = await readSheets(folder)
  return inTransaction(databaseUrl, (client) => takeOver(client, rows, base)).catch(inWords)
}

/** What the tables of the database do not take, such as a brand of a tier that there is not. */
const inWords = (error: { readonly code?: string; readonly message: string }): never => {
  if (!/^2[23]/.test(error.code ?? '')) throw error
  throw new BadSheet(`The shop does not take these tables: ${error.message}. Nothing was changed.`)
}
