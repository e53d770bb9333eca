import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import type { FileStore } from '../../ports/file-store.ts'
import { freeSecond, listBackups, syncToDisk, tidyFolder } from './backup-folder.ts'
import { backupName, unfinishedName } from './backup-name.ts'
import { copyOut } from './copy-tables.ts'
import { readSequences } from './database-shape.ts'
import { assertRoom } from './free-disk.ts'
import { bytesOf, DATABASE_FOLDER, FILES_MEMBER, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { writeMember } from './member.ts'
import { assertNoneNamed } from './named-files.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { packFiles } from './pack-files.ts'
import { assertSomebodys, type Snapshot, takeSnapshot } from './take-snapshot.ts'

export type BackupSource = {
  readonly url: string
  readonly files: FileStore
  /** Where backups are put. */
  readonly folder: string
  readonly recipient: string | undefined
  readonly secrets: readonly string[]
  readonly version: string
  readonly now?: Date
}

/** Database and files as they were at one moment, while the shop goes on. Under its name it is whole; until then it is called `.tmp`. */
export function makeBackup(source: BackupSource): Promise<Manifest> {
  return oneAtATime(source.url, async (client) => {
    const { folder, now = new Date() } = source
    await assertSomebodys(client)
    await tidyFolder(folder)
    const named = { at: await freeSecond(folder, now), version: source.version }
    await assertRoomForAnother(folder)
    // Its migration is known only with the snapshot, and then goes into its name.
    const unfinished = join(folder, unfinishedName(backupName({ ...named, migration: '', postgres: '' })))
    await mkdir(unfinished, { mode: 0o700 })
    try {
      const { about, ...contents } = await writeContents(client, unfinished, source)
      const name = backupName({ ...named, migration: about.migrations.at(-1) ?? '', postgres: about.postgres })
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
}

async function writeContents(client: Client, folder: string, { files, recipient }: BackupSource) {
  const packed = { count: 0, bytes: 0 }
  const taken: Snapshot[] = []
  const take = async () => void taken.push(await takeSnapshot(client))
  const filesMember = await writeMember(folder, FILES_MEMBER, Readable.from(packFiles(files, take, packed)), recipient)
  const [snapshot] = taken
  if (!snapshot) throw new Error('Files were packed without a snapshot.')
  if (packed.count === 0) await assertNoneNamed(client, snapshot.tables, files.place)
  const { copied, members } = await copyOut(client, snapshot.tables, folder, recipient)
  return {
    about: snapshot.about,
    files: packed,
    tables: copied,
    sequences: await readSequences(client),
    members: [filesMember, ...members],
  }
}

async function assertRoomForAnother(folder: string): Promise<void> {
  for (const { name } of await listBackups(folder)) {
    // One that somebody damaged is no reason to make no other.
    const last = await readManifest(join(folder, name)).catch(() => undefined)
    if (last) return assertRoom(folder, 2 * bytesOf(last), 'Another backup')
  }
}
