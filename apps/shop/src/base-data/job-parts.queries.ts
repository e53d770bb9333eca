import type { Client } from 'pg'
import type { BaseRow } from './base-rows.ts'

/** The parts of a job `t` in order, as its row says them in base data. */
export const PARTS_OF_JOB = `jsonb_build_object('parts', coalesce((
  select jsonb_agg(jsonb_build_object('type', y.slug, 'begins', p.begins, 'pieces', p.pieces, 'extra', p.is_extra) order by p.place)
  from workshop_job_parts p join part_types y on y.id = p.part_type_id where p.job_id = t.id), '[]'))`

/** Of rows that say their parts; a part that the shop has taken away is left out. */
export async function writePartsOfJobs(client: Client, rows: readonly BaseRow[]): Promise<void> {
  const said = rows.flatMap(({ key, fields }) => (Array.isArray(fields.parts) ? [{ slug: key, parts: fields.parts }] : []))
  if (said.length === 0) return
  await client.query('delete from workshop_job_parts where job_id in (select id from workshop_jobs where slug = any($1))', [
    said.map(({ slug }) => slug),
  ])
  await client.query(
    `insert into workshop_job_parts (job_id, part_type_id, place, begins, pieces, is_extra)
     select j.id, y.id, p.place, coalesce((p.part ->> 'begins')::boolean, false), (p.part ->> 'pieces')::int, coalesce((p.part ->> 'extra')::boolean, false)
     from jsonb_array_elements($1::jsonb) r join workshop_jobs j on j.slug = r ->> 'slug',
       jsonb_array_elements(r -> 'parts') with ordinality p (part, place) join part_types y on y.slug = p.part ->> 'type'`,
    [JSON.stringify(said)],
  )
}
