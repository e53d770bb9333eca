import type { Client } from 'pg'
import { MIGRATIONS_FOLDER, type Migration, numberOf, readMigrations } from './migration-files.ts'
import { withClient } from './with-client.ts'

/** What the database remembers of a step, written by whichever release took it. */
export type Applied = { readonly name: string; readonly hash: string; readonly livesWith: string | null }

/** The database is newer than this code, which would read and write it wrongly. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `This is an older version of the shop than the one that last updated the database, and it cannot live with: ${unknown.join(', ')}.\n` +
        'Nothing was opened or changed. Start the newer version again, or restore the backup from before the upgrade (docs/upgrades.md).',
    )
  }
}

/** Steps of a newer release are no obstacle where they say that this one can live with them: that is how an upgrade is rolled back. */
export function assertKnown(applied: readonly Applied[], ours: readonly Migration[]): void {
  const known = new Set(ours.map(({ name }) => name))
  const newest = numberOf(ours.at(-1)?.name ?? '')
  const unknown = applied.filter(({ name, livesWith }) => !known.has(name) && !(livesWith !== null && livesWith <= newest))
  if (unknown.length > 0) throw new NewerDatabase(unknown.map(({ name }) => name).toSorted())
}

/** For whoever only looks; an empty database is no newer one. */
export function assertKnownSchema(url: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  return withClient(url, 'shop', async (client) => assertKnown(await readApplied(client), await readMigrations(folder)))
}

export async function readApplied(client: Client): Promise<Applied[]> {
  const { rows: columns } = await client.query(
    `select attname from pg_attribute where attrelid = to_regclass('migrations') and attname in ('name', 'lives_with') and not attisdropped`,
  )
  if (columns.length === 0) return []
  const livesWith = columns.length === 2 ? 'lives_with' : 'null'
  return (await client.query<Applied>(`select name, hash, ${livesWith} as "livesWith" from migrations`)).rows
}
