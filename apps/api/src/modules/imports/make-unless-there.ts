import type { Db } from '../../database/connect.ts'
import { type NameRecord, updateMadeName } from './import-names.queries.ts'
import type { BySlug } from './new-shelves.queries.ts'

/** Made, unless the shop has it by now under that address; then that one is meant. */
export async function makeUnlessThere(
  db: Db,
  name: NameRecord,
  slug: string,
  there: BySlug,
  insert: () => Promise<number | undefined>,
): Promise<number | undefined> {
  const has = there.get(slug)
  const made = has === undefined ? await insert() : undefined
  if (made !== undefined) there.set(slug, made)
  await updateMadeName(db, name.id, made === undefined ? (has === undefined ? {} : { target_id: has }) : { created_id: made })
  return made
}
