import { mkdir } from 'node:fs/promises'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { databaseIn } from '@shop/api/adapters/backups/beside-database'
import { assertRoom } from '@shop/api/adapters/backups/free-disk'
import { assertKnownMigrations } from '@shop/api/adapters/backups/load-database'
import { type Manifest, readManifest } from '@shop/api/adapters/backups/manifest'
import { assertUnaltered, type Identities, readIdentities } from '@shop/api/adapters/backups/member'
import type { Settings } from '@shop/settings/settings'
import type { Client } from 'pg'

export type Judged = { readonly manifest: Manifest; readonly identities: Identities | undefined }

/** Before anything is touched: is it whole, is it this shop's, can it be opened, and is there room for it? */
export async function judgeBackup(settings: Settings, backup: string, identityFile: string | undefined): Promise<Judged> {
  const manifest = await readManifest(backup)
  await assertUnaltered(backup, manifest)
  if (manifest.mode !== settings.mode)
    throw new BadBackup(
      `The backup is of a ${manifest.mode} shop, and SHOP_MODE is ${settings.mode}: these never meet. Nothing was changed.`,
    )
  await assertKnownMigrations(manifest)
  if (manifest.encrypted && !identityFile)
    throw new BadBackup('The backup is encrypted: name the file with its private key, --identity key.txt, or set BACKUP_IDENTITY_FILE.')
  const needed = (settings.files.store === 's3' ? 0 : manifest.files.bytes) + (settings.databaseUrl ? 0 : manifest.databaseBytes)
  // On an empty machine it is not there yet.
  await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 })
  await assertRoom(settings.dataFolder, needed, 'Restoring this backup')
  return { manifest, identities: manifest.encrypted && identityFile ? await readIdentities(identityFile) : undefined }
}

/** Whoever is connected would go on writing to what is about to be set aside. */
export async function assertNobodyThere(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ who: string | null }>(
    `select string_agg(distinct coalesce(nullif(application_name, ''), usename), ', ') as who from pg_stat_activity
    where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [databaseIn(url)],
  )
  if (rows[0]?.who) throw new BadBackup(`Somebody is connected to the database "${databaseIn(url)}" (${rows[0].who}). Stop the shop first.`)
}
