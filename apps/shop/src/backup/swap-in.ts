import { rm } from 'node:fs/promises'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { databaseExists, dropScratch, unmarkScratch } from '@shop/api/adapters/backups/beside-database'
import { quote } from '@shop/api/adapters/backups/database-shape'
import type { Client } from 'pg'
import { holdSwap, settleSwap } from './settle-swap.ts'
import { forgetSwap, type Names, notedSwap, noteSwap, swapFolders } from './swap-folders.ts'

/** Both databases change names in one transaction, and the folders before it ends: all of it happens or nothing. */
export async function swapIn(aside: Client, url: string, databases: Names, folders: Names): Promise<{ readonly hasFilesBefore: boolean }> {
  let hasFilesBefore = false
  try {
    await aside.query('begin')
    await holdSwap(aside)
    if (await databaseExists(aside, databases.now)) await renameDatabase(aside, databases.now, databases.before)
    await renameDatabase(aside, databases.restoring, databases.now)
    await unmarkScratch(aside, databases.now)
    await noteSwap(folders)
    hasFilesBefore = await swapFolders(folders)
    await aside.query('commit')
    await forgetSwap(folders.now)
  } catch (error) {
    // Without a connection nothing is left to roll back.
    await aside.query('rollback').catch(() => {})
    // A transaction may have ended well and only its answer was lost.
    if ((await settleSwap(url, folders.now)) !== 'restored') throw inWords(error as Error)
  }
  return { hasFilesBefore }
}

function inWords(error: Error): Error {
  return (error as { code?: string }).code === '55006'
    ? new BadBackup('Somebody connected to the database meanwhile. Nothing was changed; stop the shop and restore again.')
    : error
}

/** What this attempt leaves if it fails: nothing that is in use, or that a swap still waits for. */
export async function clearRestoring(aside: Client, databases: Names, folders: Names, takeFiles: () => Promise<void>): Promise<void> {
  if (await notedSwap(folders.now)) return
  await takeFiles()
  await rm(folders.restoring, { recursive: true, force: true })
  await dropScratch(aside, databases.restoring)
}

function renameDatabase(aside: Client, from: string, to: string) {
  return aside.query(`alter database ${quote(from)} rename to ${quote(to)}`)
}
