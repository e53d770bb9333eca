import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnfinished, timeOfBackup } from './backup-name.ts'

export type KeptBackup = { readonly name: string; readonly at: Date }

/** Of the newest first; unfinished ones are none. */
export async function listBackups(folder: string): Promise<readonly KeptBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name): KeptBackup[] => {
      const at = timeOfBackup(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Names of backups that begin together run ahead of the clock by seconds. */
const AHEAD_MS = 60_000

/** Of those made by now: one that a clock set wrong has dated into the future would stand before all others until then. */
export function newestOf(newestFirst: readonly KeptBackup[], now: Date): KeptBackup | undefined {
  return newestFirst.find(({ at }) => at.getTime() <= now.getTime() + AHEAD_MS) ?? newestFirst[0]
}

/** A name says the second only, and no backup takes the name of another: one that begins in the same second is called by the next. */
export async function freeSecond(folder: string, now: Date): Promise<Date> {
  const taken = new Set((await listBackups(folder)).map(({ at }) => at.getTime()))
  let at = Math.floor(now.getTime() / 1000) * 1000
  while (taken.has(at)) at += 1000
  return new Date(at)
}

/** For the eyes of whoever runs the shop, without what a killed run left there. Only one backup is made at a time, so no other's is. */
export async function tidyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) if (isUnfinished(name)) await rm(join(folder, name), { recursive: true })
}

/** Safe on the disk. A file's name is so only once its folder is. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
