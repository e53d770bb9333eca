import type { Client } from 'pg'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-files.ts'
import { withClient } from '../../database/with-client.ts'
import { prepareJobTables } from '../graphile-jobs.ts'
import { BadBackup } from './bad-backup.ts'
import { copyIn } from './copy-tables.ts'
import { listForeignKeys, listIndexes, listTables, queueMigration, quoted, SAME_TEXT_EVERYWHERE } from './database-shape.ts'
import { addJobsAgain, freeJobs, isOfQueue } from './load-queue.ts'
import type { Manifest } from './manifest.ts'
import type { Identities } from './member.ts'

/** Tables made by a version that this one does not know yet. */
export async function assertKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BadBackup(
      `The backup was made by a newer version of the shop (${unknown.at(-1)}). Restore it with that version or a later one.`,
    )
}

/** Makes the table that says that a shop was restored, and stands on no other step. */
const MAKES_MARK = '0047_backups.sql'

/**
 * Fills an empty database, and marks it as restored: its tables as they were then, the rows with the mark, and the steps that came later. Whoever owns the tables may do this; no
 * superuser is needed, so foreign keys go and come back, which also looks at every row of theirs.
 */
export async function loadDatabase(url: string, folder: string, manifest: Manifest, identities: Identities | undefined): Promise<void> {
  // Also for a backup from before that step: rows without the mark would be a shop whose worker begins at once.
  await migrate(url, undefined, [...manifest.migrations, MAKES_MARK])
  await prepareJobTables(url)
  await withClient(url, 'shop-restore', async (client) => {
    await client.query(SAME_TEXT_EVERYWHERE)
    await client.query('begin')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await client.query('create temp table steps_taken on commit drop as table migrations')
    await loadRows(client, folder, manifest, identities)
    await client.query('insert into migrations select * from steps_taken on conflict (name) do nothing')
    await client.query(
      'insert into restored_shop (backup) values ($1) on conflict (is_only_row) do update set since = now(), backup = $1',
      [manifest.name],
    )
    await client.query('commit')
    // Not `analyze` alone: until each page is marked as seen by all, lists are not read from their indexes.
    await client.query('vacuum analyze')
    await migrate(url)
  })
}

async function loadRows(client: Client, folder: string, manifest: Manifest, identities: Identities | undefined) {
  const isSameQueue = manifest.queueMigration === (await queueMigration(client))
  // The files of a restored shop are put elsewhere, and are marked there when it first starts.
  const wanted = manifest.tables.filter((table) => (isSameQueue || !isOfQueue(table)) && table.name !== 'files_mark')
  const tables = (await listTables(client)).filter((table) => isSameQueue || !isOfQueue(table)).map(quoted)
  const foreignKeys = await listForeignKeys(client)
  // An index over all rows is made in a fraction of the time that it takes to keep one row by row.
  const indexes = await listIndexes(client)
  await runAll(client, [
    ...foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    // Also what migrations put there: it is in the backup as the shop changed it.
    `truncate ${tables.join(', ')}`,
  ])
  for (const table of wanted) await copyIn(client, table, folder, identities)
  for (const { schema, name, value, isCalled } of manifest.sequences.filter((one) => isSameQueue || !isOfQueue(one)))
    await client.query('select setval($1::regclass, $2, $3)', [quoted({ schema, name }), value, isCalled])
  await runAll(client, [
    ...indexes.map(({ definition }) => definition),
    ...foreignKeys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ])
  if (!isSameQueue) await addJobsAgain(client, manifest, folder, identities)
  await freeJobs(client)
}

/** In one message: there are hundreds of them, and each would wait for the one before. */
function runAll(client: Client, statements: readonly string[]) {
  return client.query(statements.join(';\n'))
}
