import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Migration } from './migration-files.ts'

/** A step that waits for a table makes every visitor behind it wait, so it steps aside and tries again. */
export type Patience = { readonly lockMs: number; readonly attempts: number; readonly pauseMs: number }
/** Shorter than a visitor's own patience (`DATABASE_PATIENCE_MS`), so that whoever is behind a step still gets a page. */
export const PATIENCE: Patience = { lockMs: 2_000, attempts: 6, pauseMs: 2_000 }

const LOCK_NOT_AVAILABLE = '55P03'
/** For CREATE INDEX CONCURRENTLY, which lets everybody write meanwhile and refuses to be part of a transaction. */
const NO_TRANSACTION = /^-- no transaction$/m

/** Whole or not at all. A step without a transaction is written so that it can be taken again. */
export async function applyMigration(client: Client, migration: Migration, patience: Patience = PATIENCE): Promise<void> {
  try {
    await (NO_TRANSACTION.test(migration.sql) ? applyBare(client, migration) : applyWhole(client, migration, patience))
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function applyWhole(client: Client, migration: Migration, { lockMs, attempts, pauseMs }: Patience) {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockMs}`)
      await client.query(migration.sql)
      await remember(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === attempts) throw error
      await sleep(pauseMs)
    }
  }
}

/** Statement by statement: several at once would be a transaction again. */
async function applyBare(client: Client, migration: Migration) {
  for (const statement of migration.sql.split(/;\s*$/m)) await client.query(statement)
  await remember(client, migration)
}

function remember(client: Client, { name, hash, livesWith }: Migration) {
  return client.query('insert into migrations (name, hash, lives_with) values ($1, $2, $3)', [name, hash, livesWith])
}
