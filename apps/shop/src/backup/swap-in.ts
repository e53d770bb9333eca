import { rename, rm } from 'node:fs/promises'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { dropScratch, unmarkScratch } from '@shop/api/adapters/backups/beside-database'
import { quote } from '@shop/api/adapters/backups/database-shape'
import type { Client } from 'pg'

export type Names = { readonly now: string; readonly restoring: string; readonly before: string }

/** Both databases change names in one transaction, and the folders before it ends: all of it happens or nothing. */
export const swapIn = async (aside: Client, databases: Names, folders: Names): Promise<{ readonly hasFilesBefore: boolean }> => {
  await aside.query('begin')
  try {
    if (await exists(aside, databases.now)) await renameDatabase(aside, databases.now, databases.before)
    await renameDatabase(aside, databases.restoring, databases.now)
    await unmarkScratch(aside, databases.now)
    const hasFilesBefore = await swapFolders(folders)
    await aside.query('commit').catch(async (error) => {
      await swapBack(folders, hasFilesBefore)
      throw error
    })
    return { hasFilesBefore }
  } catch (error) {
    // Without a connection nothing is left to roll back, and why it was lost is what counts.
    await aside.query('rollback').catch(() => {})
    if ((error as { code?: string }).code !== '55006') throw error
    throw new BadBackup('Somebody connected to the database meanwhile. Nothing was changed; stop the shop and restore again.')
  }
}

/** Whether there was a folder before. */
export const swapFolders = async ({ now, restoring, before }: Names): Promise<boolean> => {
  const hadOne = await rename(now, before).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  await rename(restoring, now).catch(async (error) => {
    if (hadOne) await rename(before, now)
    throw error
  })
  return hadOne
}

const swapBack = async ({ now, restoring, before }: Names, hadOne: boolean): Promise<void> => {
  await rename(now, restoring)
  if (hadOne) await rename(before, now)
}

/** What an earlier attempt left, or this one if it fails: nothing that is in use. */
export const clearRestoring = async (aside: Client, databases: Names, folders: Names): Promise<void> => {
  await rm(folders.restoring, { recursive: true, force: true })
  await dropScratch(aside, databases.restoring)
}

export const exists = async (aside: Client, database: string): Promise<boolean> =>
  ((await aside.query('select from pg_database where datname = $1', [database])).rowCount ?? 0) > 0

const renameDatabase = (aside: Client, from: string, to: string) => aside.query(`alter database ${quote(from)} rename to ${quote(to)}`)
