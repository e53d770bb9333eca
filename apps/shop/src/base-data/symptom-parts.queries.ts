import type { Client } from 'pg'
import type { BaseRow } from './base-rows.ts'

/** The parts of a symptom `t`, by slug and in order, as its row says them in base data. */
export const PARTS_OF_SYMPTOM = `jsonb_build_object('part_types', coalesce(
  (select jsonb_agg(y.slug order by s.place) from symptom_part_types s join part_types y on y.id = s.part_type_id where s.symptom_id = t.id), '[]'))`

/** Of rows that say their parts; a part that the shop has taken away is left out. */
export async function writePartsOfSymptoms(client: Client, rows: readonly BaseRow[]): Promise<void> {
  const said = rows.flatMap(({ key, fields }) => (Array.isArray(fields.part_types) ? [{ slug: key, types: fields.part_types }] : []))
  if (said.length === 0) return
  await client.query('delete from symptom_part_types where symptom_id in (select id from symptoms where slug = any($1))', [
    said.map(({ slug }) => slug),
  ])
  await client.query(
    `insert into symptom_part_types (symptom_id, part_type_id, place)
     select s.id, y.id, t.place from jsonb_array_elements($1::jsonb) r join symptoms s on s.slug = r ->> 'slug',
       jsonb_array_elements_text(r -> 'types') with ordinality t (slug, place) join part_types y on y.slug = t.slug`,
    [JSON.stringify(said)],
  )
}
