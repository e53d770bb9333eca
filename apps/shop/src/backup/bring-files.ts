import { mkdir, rm } from 'node:fs/promises'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { loadFiles, loadFilesInto } from '@shop/api/adapters/backups/load-files'
import { bucketOfFiles } from '@shop/api/adapters/choose-files'
import { localFiles } from '@shop/api/adapters/local-files'
import type { FileStore } from '@shop/api/ports/file-store'
import type { Settings } from '@shop/settings/settings'
import type { Judged } from './judge-backup.ts'

/** The bucket that the restored shop will use, if it is not a folder. It has no names that could be swapped, so it has to be empty. */
export async function emptyBucket(settings: Settings): Promise<FileStore | undefined> {
  const bucket = settings.files.store === 's3' ? bucketOfFiles(settings) : undefined
  if (!bucket) return undefined
  for await (const _ of bucket.list())
    throw new BadBackup(
      `There are files in the place that this shop would get, ${bucket.place}, and a restore writes over none. Set FILES_S3_PREFIX to another folder of the bucket, restore, and start the shop with that setting; what is there now stays as it is. Nothing was changed.`,
    )
  return bucket
}

/** Answers where they are, for whoever looks at them before they are in place. */
export async function bringFiles(
  bucket: FileStore | undefined,
  backup: string,
  { manifest, identities }: Judged,
  folder: string,
): Promise<FileStore> {
  if (!bucket) {
    await loadFiles(folder, backup, manifest, identities)
    return localFiles(folder)
  }
  // Names of folders are swapped together with those of databases, also where nothing is in them.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await loadFilesInto(bucket, backup, manifest, identities)
  return bucket
}

/** All of it was brought here. */
export async function takeAway(bucket: FileStore | undefined): Promise<void> {
  if (bucket) for await (const { name } of bucket.list()) await bucket.remove(name)
}
