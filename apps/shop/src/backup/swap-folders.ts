import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncToDisk } from '@shop/api/adapters/backups/backup-folder'

export type Names = { readonly now: string; readonly restoring: string; readonly before: string }

/** Beside the folder of files while a database and its folder change names: whoever finds it knows that the two may not belong together. */
function noteBeside(now: string): string {
  return `${now}.swapping`
}

/** Safe on the disk before the first name changes. It says under which name the old folder is kept. */
export async function noteSwap({ now, before }: Names): Promise<void> {
  await writeFile(noteBeside(now), before, { mode: 0o600 })
  await syncToDisk(noteBeside(now))
  await syncToDisk(dirname(now))
}

export async function notedSwap(now: string): Promise<Names | undefined> {
  const before = await readFile(noteBeside(now), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return before === undefined ? undefined : { now, restoring: restoringBeside(now), before }
}

export function forgetSwap(now: string): Promise<void> {
  return rm(noteBeside(now), { force: true })
}

/** Where files are unpacked before they are put in place. */
export function restoringBeside(now: string): string {
  return `${now}.restoring`
}

/** Whether there was a folder before. */
export async function swapFolders({ now, restoring, before }: Names): Promise<boolean> {
  const hadOne = await isThere(now)
  if (hadOne) await rename(now, before)
  await rename(restoring, now)
  return hadOne
}

/** From wherever that stopped: the old folder has its name again, and so has the new one. */
export async function swapBack({ now, restoring, before }: Names): Promise<void> {
  if (!(await isThere(restoring))) await rename(now, restoring)
  if (await isThere(before)) await rename(before, now)
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
