import { rm } from 'node:fs/promises'
import { utcName } from '@shop/api/adapters/backups/backup-name'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import {
  asideOf,
  besideName,
  createBeside,
  databaseExists,
  databaseIn,
  dropDatabase,
  mayCreateDatabases,
  sameServer,
} from '@shop/api/adapters/backups/beside-database'
import { loadDatabase } from '@shop/api/adapters/backups/load-database'
import { localFiles } from '@shop/api/adapters/local-files'
import { auditKeysFrom } from '@shop/api/database/audit-keys'
import { assertOwn } from '@shop/api/database/whose-database'
import { withClient } from '@shop/api/database/with-client'
import type { FileStore } from '@shop/api/ports/file-store'
import type { Settings } from '@shop/settings/settings'
import type { Client } from 'pg'
import { connectCommand } from '../connect-command.ts'
import { reportAuditLog } from '../report-audit-log.ts'
import { reportOrders } from '../report-orders.ts'
import { bringFiles, emptyBucket, takeAway } from './bring-files.ts'
import { holdsTables } from './holds-tables.ts'
import { assertNobodyThere, type Judged, judgeBackup } from './judge-backup.ts'
import { restoringDatabase } from './settle-swap.ts'
import { type Names, restoringBeside, swapBack, swapFolders } from './swap-folders.ts'
import { clearRestoring, swapIn } from './swap-in.ts'

export type Restore = {
  readonly settings: Settings
  readonly url: string
  /** The folder of the backup. */
  readonly backup: string
  readonly identityFile: string | undefined
  /** Straight into the database of DATABASE_URL, which is empty: for a role that may not create another. */
  readonly isIntoEmpty: boolean
  /** What the audit finds was so before, or is the price of a lost secret. */
  readonly acceptsFindings: boolean
  /** Throws unless the data that are there may be set aside. */
  readonly assertMayReplace: (database: string) => Promise<void>
  readonly say: (line: string) => void
}

export type Restored = {
  readonly database: string
  readonly setAside: { readonly stamp: string; readonly names: readonly string[] } | undefined
}

/** Beside what is there, audited, and only then in its place; what was there before stays under another name. */
export async function restoreShop(restore: Restore): Promise<Restored> {
  const { settings, url, backup } = restore
  const judged = await judgeBackup(settings, backup, restore.identityFile)
  const bucket = await emptyBucket(settings)
  const stamp = utcName(new Date())
  const files = `${settings.dataFolder}/files`
  const folders = { now: files, restoring: restoringBeside(files), before: `${files}.before-${stamp}` }
  if (restore.isIntoEmpty) return intoEmpty(restore, judged, { folders, bucket, stamp })
  const databases = { now: databaseIn(url), restoring: restoringDatabase(url), before: besideName(url, `_before_${stamp}`) }
  return asideOf(url, async (aside) => {
    await assertNobodyThere(aside, url)
    const isThere = await databaseExists(aside, databases.now)
    if (isThere) await assertSameKind(settings, url)
    const isFilled = isThere && (await holdsTables(url))
    return beside(restore, judged, aside, { databases, folders, bucket, stamp, isThere, isFilled })
  })
}

/** Not how new its tables are: an older version sets aside what a newer one made, which is how an upgrade is undone. */
async function assertSameKind(settings: Settings, url: string): Promise<void> {
  const { db, close } = connectCommand(url, auditKeysFrom(settings))
  await assertOwn(db, { mode: settings.mode, isOwnFolder: settings.databaseUrl === undefined }).finally(close)
}

type Place = { readonly folders: Names; readonly bucket: FileStore | undefined; readonly stamp: string }
type Standing = Place & {
  readonly databases: Names
  readonly isThere: boolean
  readonly isFilled: boolean
}

async function beside(
  restore: Restore,
  judged: Judged,
  aside: Client,
  { databases, folders, bucket, stamp, isThere, isFilled }: Standing,
): Promise<Restored> {
  if (!(await mayCreateDatabases(aside)))
    throw new BadBackup(
      'The shop’s user of the database may not create another one beside it. Allow it (alter role … createdb), or give DATABASE_URL an empty database and add --into-empty.',
    )
  if (isFilled) await restore.assertMayReplace(databases.now)
  let hasFilesBefore = false
  try {
    await createBeside(aside, databases.restoring, databases.now)
    sayWhat(restore, judged)
    const files = await bringFiles(bucket, restore.backup, judged, folders.restoring)
    await bringRows(restore, judged, sameServer(restore.url, databases.restoring), files)
    await assertNobodyThere(aside, restore.url)
    ;({ hasFilesBefore } = await swapIn(aside, restore.url, databases, folders))
  } catch (error) {
    // Why it failed is what counts; what cannot be cleared now is cleared by the next.
    await clearRestoring(aside, databases, folders, () => takeAway(bucket)).catch(() => {})
    throw error
  }
  const hasDatabaseBefore = isFilled || (isThere && !(await isDropped(restore.url, databases.before)))
  const names = [...(hasDatabaseBefore ? [`database ${databases.before}`] : []), ...(hasFilesBefore ? [folders.before] : [])]
  return { database: databases.now, setAside: names.length > 0 ? { stamp, names } : undefined }
}

/** By a connection of its own: that of the swap may have been lost at its end. An empty database that stays is no failure. */
function isDropped(url: string, database: string): Promise<boolean> {
  return asideOf(url, (client) => dropDatabase(client, database)).then(
    () => true,
    () => false,
  )
}

/** Over DATABASE_URL alone: its user may have no right to anything else on that server. */
async function intoEmpty(restore: Restore, judged: Judged, { folders, bucket, stamp }: Place): Promise<Restored> {
  const { url } = restore
  const database = databaseIn(url)
  await withClient(url, 'shop-restore', (client) => assertNobodyThere(client, url)).catch((error) => {
    throw error.code === '3D000' ? new BadBackup(`The database "${database}" is not there. Nothing was changed.`) : error
  })
  if (await holdsTables(url)) throw new BadBackup(`The database "${database}" is not empty. Nothing was changed.`)
  try {
    sayWhat(restore, judged)
    await bringFiles(bucket, restore.backup, judged, folders.restoring)
    // Before the rows: whenever this is killed, no filled database stands beside the files of another.
    const hasFilesBefore = await swapFolders(folders)
    await bringRows(restore, judged, url, bucket ?? localFiles(folders.now))
    return { database, setAside: hasFilesBefore ? { stamp, names: [folders.before] } : undefined }
  } catch (error) {
    await swapBack(folders)
    await rm(folders.restoring, { recursive: true, force: true })
    await takeAway(bucket).catch(() => {})
    const isTouched = await holdsTables(url).catch(() => true)
    throw isTouched ? new BadBackup(`${(error as Error).message}\nEmpty the database "${database}" before you try again.`) : error
  }
}

function sayWhat({ say }: Restore, { manifest }: Judged): void {
  say(
    `Bringing back ${manifest.files.count.toLocaleString('en')} files and ${rowsOf(manifest).toLocaleString('en')} rows of ${manifest.startedAt}`,
  )
}

async function bringRows(
  { settings, backup, acceptsFindings, say }: Restore,
  { manifest, identities }: Judged,
  url: string,
  files: FileStore,
): Promise<void> {
  await loadDatabase(url, backup, manifest, identities)
  say('Auditing what came back')
  const { db, close } = connectCommand(url, auditKeysFrom(settings))
  try {
    const reports = [await reportOrders(db, files), await reportAuditLog(db)]
    for (const line of reports.flatMap(({ lines }) => lines)) say(line)
    if (!acceptsFindings && reports.some(({ isSound }) => !isSound))
      throw new BadBackup(
        'Not all is well in what came back, so nothing was put in its place. If it was so before, or the secret is lost, add --accept-findings.',
      )
  } finally {
    await close()
  }
}

function rowsOf({ tables }: Judged['manifest']): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
