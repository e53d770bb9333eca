import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import { vacuumCatalogue } from '../../database/vacuum.queries.ts'

/** So few that nobody who sells one of them waits. */
const AT_ONCE = 1_000

/** Reads the names of parts that are older than the column of their words. */
export async function readTraitWords(db: Db): Promise<void> {
  let read = 0
  for (let [some, last] = [AT_ONCE, 0]; some === AT_ONCE; read += some) {
    const done = await withLongQueryTimeout(db, (patient) => readSome(patient, last))
    some = done.some
    last = done.last
  }
  // Lists are counted by an index whose every row was just written.
  if (read >= AT_ONCE) await vacuumCatalogue(db)
}

/** Whoever sells a part at this moment does not wait, and is not waited for: it is read the next time. */
async function readSome(db: Db, after: number): Promise<{ readonly some: number; readonly last: number }> {
  const { rows } = await sql<{ some: number; last: number }>`
    with unread as (
      select id from products where trait_words is null and id > ${after} order by id limit ${AT_ONCE} for no key update skip locked
    ),
    changed as (
      update products p set trait_words = trait_words_of(p.search_vector) from unread where p.id = unread.id returning p.id
    )
    select count(*)::int as some, coalesce(max(id), 0) as last from changed`.execute(db)
  return rows[0] ?? { some: 0, last: after }
}

/** Whether there is no part, sold or not, whose names the job still has to read. */
export async function areAllRead(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select not exists (select from products where trait_words is null) as is`.execute(db)
  return rows[0]?.is ?? false
}
