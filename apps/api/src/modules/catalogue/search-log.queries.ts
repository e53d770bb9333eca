import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type CountedSearch = {
  readonly locale: Locale
  readonly text: string
  readonly searches: number
  readonly foundNothing: number
  readonly corrected: number
  readonly correctedTo: string | undefined
  readonly firstProducts: readonly number[]
}

/** Rows are touched in one order, so that two processes do not wait for each other in a circle. */
export async function countSearches(db: Db, rows: readonly CountedSearch[]): Promise<void> {
  await sql`insert into search_counts (locale, text, searches, found_nothing, corrected, corrected_to, first_products)
    select locale, text, searches, "foundNothing", corrected, "correctedTo", "firstProducts" from json_to_recordset(${JSON.stringify(rows)}::json)
      as counted(locale text, text text, searches int, "foundNothing" int, corrected int, "correctedTo" text, "firstProducts" int[])
    order by locale, text
    on conflict (day, locale, text) do update set searches = search_counts.searches + excluded.searches,
      found_nothing = search_counts.found_nothing + excluded.found_nothing, corrected = search_counts.corrected + excluded.corrected,
      corrected_to = coalesce(excluded.corrected_to, search_counts.corrected_to), first_products = excluded.first_products`.execute(db)
}

/** The longest period that staff can look at. */
export async function deleteOldSearches(db: Db): Promise<void> {
  await db.deleteFrom('search_counts').where('day', '<', sql<Date>`current_date - 90`).execute()
}
