import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { BadBackup } from './bad-backup.ts'
import { quote, quoted, type Table } from './database-shape.ts'
import { type CopiedTable, DATABASE_FOLDER, type Member } from './manifest.ts'
import { type Identities, readMember, writeMember } from './member.ts'

/** Every table into a member of its own, as the transaction of this connection sees it. */
export async function copyOut(
  client: Client,
  tables: readonly Table[],
  folder: string,
  recipient: string | undefined,
): Promise<{ readonly copied: readonly CopiedTable[]; readonly members: readonly Member[] }> {
  const copied: CopiedTable[] = []
  const members: Member[] = []
  await mkdir(join(folder, DATABASE_FOLDER), { mode: 0o700 })
  for (const table of tables) {
    const rows = client.query(copyStreams.to(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`))
    const member = await writeMember(folder, join(DATABASE_FOLDER, `${table.schema}.${table.name}.copy.zst`), rows, recipient)
    copied.push({ ...table, rows: rows.rowCount, member: member.name })
    members.push(member)
  }
  return { copied, members }
}

/** Into a table that is empty, or into another that has the same columns. */
export async function copyIn(
  client: Client,
  table: CopiedTable,
  folder: string,
  identities: Identities | undefined,
  into: string = quoted(table),
): Promise<void> {
  const rows = client.query(copyStreams.from(`copy ${into} (${columnsOf(table)}) from stdin`))
  await readMember(folder, table.member, identities, rows)
  if (rows.rowCount !== table.rows)
    throw new BadBackup(`${table.member} brought ${rows.rowCount} rows, and the manifest speaks of ${table.rows}.`)
}

function columnsOf({ columns }: { readonly columns: readonly string[] }): string {
  return columns.map(quote).join(', ')
}
