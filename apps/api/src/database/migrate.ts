import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { applyMigration } from './apply-migration.ts'
import { type Applied, assertKnown, readApplied } from './known-schema.ts'
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from './migration-files.ts'
import { withClient } from './with-client.ts'

/** Any number will do, as long as every process of the shop uses the same. */
const LOCK = 7_250_301
const LOCK_PAUSE_MS = 100

/** Brings the database up to date, or to where `only` these steps lead; each whole or not at all. Answers the names of the steps it took. */
export function migrate(url: string, folder = MIGRATIONS_FOLDER, only?: readonly string[]): Promise<string[]> {
  return withClient(url, 'shop', async (client) => {
    await takeTurn(client)
    const [applied, ours] = [await readApplied(client), await readMigrations(folder)]
    assertKnown(applied, ours)
    await makeLedger(client)
    const pending = pendingMigrations(ours, applied).filter(({ name }) => only?.includes(name) ?? true)
    for (const migration of pending) await applyMigration(client, migration)
    return pending.map(({ name }) => name)
  })
}

/**
 * Two processes that start together take turns; the second finds nothing left to do. It asks again and again instead of waiting inside
 * the database: an index that is built concurrently waits for everybody who waits there.
 */
async function takeTurn(client: Client) {
  const isWithinRateLimit = async () => (await client.query('select pg_try_advisory_lock($1) as taken', [LOCK])).rows[0]?.taken === true
  while (!(await isWithinRateLimit())) await sleep(LOCK_PAUSE_MS)
}

async function makeLedger(client: Client) {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const { rowCount } = await client.query(`select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'lives_with'`)
  if (rowCount === 0) await client.query('alter table migrations add column lives_with text')
}

function pendingMigrations(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  return migrations.filter(({ name, hash }) => {
    const known = hashes.get(name)
    if (known !== undefined && known !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
    return known === undefined
  })
}
