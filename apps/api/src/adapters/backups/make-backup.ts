import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ShopMode } from '@shop/settings/settings'
import type { Client } from 'pg'
import { listBackups, syncToDisk, tidyFolder } from './backup-folder.ts'
import { backupName, unfinishedName } from './backup-name.ts'
import { BadBackup } from './bad-backup.ts'
import { copyOut } from './copy-tables.ts'
import { listTables, queueMigration, readSequences, SAME_TEXT_EVERYWHERE } from './database-shape.ts'
import { assertRoom } from './free-disk.ts'
import { bytesOf, DATABASE_FOLDER, FILES_MEMBER, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { writeMember } from './member.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { packFiles } from './pack-files.ts'

export type BackupSource = {
  readonly url: string
  /** The file store's folder. */
  readonly files: string
  /** Where backups are put. */
  readonly folder: string
  readonly recipient: string | undefined
  readonly secrets: readonly string[]
  readonly version: string
  readonly now?: Date
}

/** Database and files as they were at one moment, while the shop goes on. Under its name it is whole; until then it is called `.tmp`. */
export const makeBackup = (source: BackupSource): Promise<Manifest> =>
  oneAtATime(source.url, async (client) => {
    const { folder, now = new Date() } = source
    await tidyFolder(folder)
    await assertRoomForAnother(folder)
    const about = await aboutDatabase(client)
    const name = backupName({ at: now, version: source.version, migration: about.migrations.at(-1) ?? '', postgres: about.postgres })
    const unfinished = join(folder, unfinishedName(name))
    await mkdir(unfinished, { mode: 0o700 })
    try {
      const contents = await writeContents(client, unfinished, source)
      const manifest: Manifest = {
        format: 1,
        name,
        startedAt: now.toISOString(),
        version: source.version,
        ...about,
        encrypted: source.recipient !== undefined,
        secrets: source.secrets,
        ...contents,
      }
      await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 })
      // Together, which the disk does in fewer turns than one after the other.
      const names = [MANIFEST, DATABASE_FOLDER, '', ...manifest.members.map((member) => member.name)]
      await Promise.all(names.map((one) => syncToDisk(join(unfinished, one))))
      await rename(unfinished, join(folder, name))
      await syncToDisk(folder)
      return manifest
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  })

const writeContents = async (client: Client, folder: string, { files, recipient }: BackupSource) => {
  const packed = { count: 0, bytes: 0 }
  const takeSnapshot = async () => {
    await client.query(SAME_TEXT_EVERYWHERE)
    await client.query('begin isolation level repeatable read read only')
    // The first statement decides what the transaction sees.
    await client.query('select 1')
  }
  const filesMember = await writeMember(folder, FILES_MEMBER, Readable.from(packFiles(files, takeSnapshot, packed)), recipient)
  const { copied, members } = await copyOut(client, await listTables(client), folder, recipient)
  return { files: packed, tables: copied, sequences: await readSequences(client), members: [filesMember, ...members] }
}

const NOBODYS = 'The database does not say whether it is a demo or a real shop: start the shop on it first.'

const aboutDatabase = async (
  client: Client,
): Promise<Pick<Manifest, 'mode' | 'postgres' | 'migrations' | 'queueMigration' | 'databaseBytes'>> => {
  const tables = await client.query<{ isThere: boolean }>(`select to_regclass('shop_database') is not null as "isThere"`)
  if (!tables.rows[0]?.isThere) throw new BadBackup(NOBODYS)
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

const assertRoomForAnother = async (folder: string): Promise<void> => {
  const [last] = await listBackups(folder)
  if (last) await assertRoom(folder, 2 * bytesOf(await readManifest(join(folder, last.name))), 'Another backup')
}
