import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** Any number will do, as long as every process of the shop uses the same. */
const LOCK = 7_250_301

type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

/** Brings the database up to date, each step whole or not at all, and answers the names of the steps it took. */
export const migrate = async (url: string, folder = FOLDER): Promise<string[]> => {
  const client = new Client(url)
  await client.connect()
  try {
    // Two processes that start together take turns; the second finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const pending = pendingMigrations(await readMigrations(folder), new Map(rows.map(({ name, hash }) => [name, hash])))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** What this code brings along. */
export const migrationNames = async (folder = FOLDER): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

const readMigrations = async (folder: string): Promise<Migration[]> => {
  return Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const pendingMigrations = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] =>
  migrations.filter(({ name, hash }) => {
    const known = applied.get(name)
    if (known !== undefined && known !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
    return known === undefined
  })

const apply = async (client: Client, { name, sql, hash }: Migration) => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
