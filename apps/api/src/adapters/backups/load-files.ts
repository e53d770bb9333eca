import { mkdir, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileStore } from '../../ports/file-store.ts'
import { localFiles } from '../local-files.ts'
import { BadBackup } from './bad-backup.ts'
import { FILES_MEMBER, type Manifest } from './manifest.ts'
import { type Identities, readMember } from './member.ts'
import { untar } from './tar.ts'

/** The file store of a backup, into a folder that holds nothing else. */
export async function loadFiles(target: string, folder: string, manifest: Manifest, identities: Identities | undefined): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true, mode: 0o700 })
  await loadFilesInto(localFiles(target), folder, manifest, identities)
}

export async function loadFilesInto(
  store: FileStore,
  folder: string,
  manifest: Manifest,
  identities: Identities | undefined,
): Promise<void> {
  let count = 0
  await readMember(folder, FILES_MEMBER, identities, async (bytes) => {
    count = await untar(bytes, async (name, content) => {
      await store.save(name, Readable.from(content))
    })
  })
  if (count !== manifest.files.count)
    throw new BadBackup(`${FILES_MEMBER} brought ${count} files, and the manifest speaks of ${manifest.files.count}.`)
}
