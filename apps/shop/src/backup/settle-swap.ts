import { setTimeout as sleep } from 'node:timers/promises'
import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { asideOf, besideName, databaseExists } from '@shop/api/adapters/backups/beside-database'
import type { Client } from 'pg'
import { forgetSwap, type Names, notedSwap, swapBack } from './swap-folders.ts'

/** Any number will do, as long as every process of the shop uses the same. */
const LOCK = 7_250_303
const ATTEMPTS = 30
const PAUSE_MS = 1_000

/** Held by the transaction that changes the databases' names, for as long as nobody can tell how it ends. */
export function holdSwap(client: Client) {
  return client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

export function restoringDatabase(url: string): string {
  return besideName(url, '_restoring')
}

/**
 * After a swap of which nobody knows how it ended, because its process was killed or its answer was lost: the database says which of the
 * two is in place, and the folders follow. Answers whether it is the restored one; nothing where no swap was left open.
 */
export async function settleSwap(url: string, files: string): Promise<'restored' | 'as-before' | undefined> {
  const folders = await notedSwap(files)
  if (!folders) return undefined
  for (let attempt = 1; ; attempt++)
    try {
      return await asideOf(url, (client) => settle(client, restoringDatabase(url), folders))
    } catch (error) {
      if (error instanceof BadBackup) throw error
      if (attempt === ATTEMPTS) throw cannotBeAsked(folders, error as Error)
      await sleep(PAUSE_MS)
    }
}

async function settle(client: Client, restoring: string, folders: Names): Promise<'restored' | 'as-before'> {
  // Whoever began may still be about to commit. That it is over is certain only once its lock is free.
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = $1 and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  )
  await client.query('select pg_advisory_lock($1)', [LOCK])
  const isInPlace = !(await databaseExists(client, restoring))
  // Another process may have settled it while this one waited.
  if (!isInPlace && (await notedSwap(folders.now))) await swapBack(folders)
  await forgetSwap(folders.now)
  return isInPlace ? 'restored' : 'as-before'
}

function cannotBeAsked({ now }: Names, { message }: Error): BadBackup {
  return new BadBackup(
    `The database went away while it and the folder ${now} changed names, and cannot be asked which one is in place (${message}). Nothing is lost: when it is back, start the shop or say any of its commands; that puts the folder right first.`,
  )
}
