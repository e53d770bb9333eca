import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { AuditKeys } from '../../database/audit-keys.ts'
import { connect } from '../../database/connect.ts'
import { verifyAuditLog } from '../../modules/audit-log/verify-audit-log.ts'
import { auditOrders } from '../../modules/orders/audit-orders.ts'
import type { VerifiedBackup } from '../../ports/backups.ts'
import { localFiles } from '../local-files.ts'
import { listBackups, newestOf, tidyFolder } from './backup-folder.ts'
import { NoWayBeside } from './bad-backup.ts'
import { asideOf, besideName, createBeside, databaseIn, dropScratch, mayCreateDatabases, sameServer } from './beside-database.ts'
import { assertRoom } from './free-disk.ts'
import { loadDatabase } from './load-database.ts'
import { loadFiles } from './load-files.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { assertUnaltered, type Identities, readIdentities } from './member.ts'
import { oneAtATime } from './one-at-a-time.ts'

type Place = {
  readonly url: string
  readonly folder: string
  /** Where files are unpacked: on the shop's own disk, where they lie in plain anyway; backups may lie on somebody else's. */
  readonly scratchFolder: string
  /** The embedded one, on that same disk. */
  readonly isOwnServer: boolean
  readonly identityFile: string | undefined
  readonly auditKeys: AuditKeys
}

const TIMEOUT_MS = 60_000
const ONLY_SUMS = 'Only its sums were compared:'

/** A backup that was never restored is a hope. */
export function verifyNewest(place: Place): Promise<VerifiedBackup | undefined> {
  return oneAtATime(place.url, async (own) => {
    await tidyFolder(place.folder)
    // What a killed run left; it may be the plain text of an encrypted one.
    await rm(place.scratchFolder, { recursive: true, force: true })
    const newest = newestOf(await listBackups(place.folder), new Date())
    if (!newest) return undefined
    try {
      return { name: newest.name, failure: undefined, note: await verify(place, newest.name, own) }
    } catch (error) {
      return { name: newest.name, failure: (error as Error).message, note: undefined }
    }
  })
}

/** Answers what could not be tried. */
async function verify(place: Place, name: string, own: Client): Promise<string | undefined> {
  const backup = join(place.folder, name)
  const manifest = await readManifest(backup)
  await assertUnaltered(backup, manifest)
  if (manifest.encrypted && !place.identityFile) return `${ONLY_SUMS} it is encrypted, and BACKUP_IDENTITY_FILE is not set.`
  const identities = manifest.encrypted && place.identityFile ? await readIdentities(place.identityFile) : undefined
  if (!(await mayCreateDatabases(own))) return `${ONLY_SUMS} the shop’s user of the database may not create another database.`
  const restoring = asideOf(place.url, async (client) => {
    const scratch = besideName(place.url, '_verify')
    const files = place.scratchFolder
    try {
      await mkdir(files, { recursive: true, mode: 0o700 })
      // A server whose disk is full stops, and with it the shop.
      await assertRoom(files, manifest.files.bytes + (place.isOwnServer ? manifest.databaseBytes : 0), 'Verifying a backup')
      await createBeside(client, scratch, databaseIn(place.url))
      await tryOut(sameServer(place.url, scratch), files, { backup, manifest, identities, auditKeys: place.auditKeys })
      return undefined
    } finally {
      await dropScratch(client, scratch)
      await rm(files, { recursive: true, force: true })
    }
  })
  return restoring.catch((error) => {
    if (error instanceof NoWayBeside) return `${ONLY_SUMS} ${error.message}`
    throw error
  })
}

type Tried = {
  readonly backup: string
  readonly manifest: Manifest
  readonly identities: Identities | undefined
  readonly auditKeys: AuditKeys
}

async function tryOut(url: string, files: string, { backup, manifest, identities, auditKeys }: Tried): Promise<void> {
  await loadFiles(files, backup, manifest, identities)
  await loadDatabase(url, backup, manifest, identities)
  const { db, close } = connect({ url, poolSize: 2, timeoutMs: TIMEOUT_MS, onError: () => {}, auditKeys })
  try {
    const { findings } = await auditOrders({ db, files: localFiles(files) })
    const { broken } = await verifyAuditLog(db)
    const names = [
      ...findings.filter((finding) => finding.broken.length > 0).map((finding) => finding.name),
      ...(broken ? [`the log of staff’s actions (${broken.kind} ${broken.id})`] : []),
    ]
    if (names.length > 0) throw new Error(`It could be restored, but not all is well in it: ${names.join('; ')}`)
  } finally {
    await close()
  }
}
