import type { ShopMode } from '@shop/settings/settings'
import type { Client } from 'pg'
import { BadBackup } from './bad-backup.ts'
import { listTables, queueMigration, quoted, SAME_TEXT_EVERYWHERE, type Table } from './database-shape.ts'
import type { Manifest } from './manifest.ts'

type About = Pick<Manifest, 'mode' | 'postgres' | 'migrations' | 'queueMigration' | 'databaseBytes'>
export type Snapshot = { readonly tables: readonly Table[]; readonly about: About }

/** From here on this connection sees one moment, until it ends. What it copies and what is said about that are of the same moment. */
export async function takeSnapshot(client: Client): Promise<Snapshot> {
  await client.query(SAME_TEXT_EVERYWHERE)
  const found = await listTables(client)
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  // Before the first statement that sees rows, which decides what all others see: a table that is altered in between would look empty.
  await client.query(`lock table ${found.map(quoted).join(', ')} in access share mode`)
  const tables = await listTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(found))
    throw new BadBackup('The tables of the shop were changed at this very moment. Make the backup again.')
  return { tables, about: await aboutDatabase(client) }
}

const NOBODYS = 'The database does not say whether it is a demo or a real shop: start the shop on it first.'

export async function assertSomebodys(client: Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('shop_database') is not null as "isThere"`)
  if (!rows[0]?.isThere) throw new BadBackup(NOBODYS)
}

async function aboutDatabase(client: Client): Promise<About> {
  const { rows } = await client.query<{ mode: ShopMode | null; postgres: string; migrations: string[] | null; bytes: string }>(`
    select (select mode from shop_database) as mode, current_setting('server_version') as postgres,
      (select array_agg(name order by name) from migrations) as migrations, pg_database_size(current_database())::text as bytes`)
  const [row] = rows
  if (!row?.mode) throw new BadBackup(NOBODYS)
  const { mode, postgres, migrations, bytes } = row
  return {
    mode,
    postgres: postgres.split(' ')[0] ?? postgres,
    migrations: migrations ?? [],
    queueMigration: await queueMigration(client),
    databaseBytes: Number(bytes),
  }
}
