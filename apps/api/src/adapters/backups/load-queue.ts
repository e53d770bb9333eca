import type { Client } from 'pg'
import { copyIn } from './copy-tables.ts'
import { QUEUE, quote } from './database-shape.ts'
import type { CopiedTable, Manifest } from './manifest.ts'
import type { Identities } from './member.ts'

const HOLDING_JOBS = ['_private_jobs', '_private_job_queues', '_private_tasks'] as const

/** Jobs of a backup whose queue had other tables: each is added as if it were new, under its key, for its time. */
export async function addJobsAgain(client: Client, manifest: Manifest, folder: string, identities: Identities | undefined): Promise<void> {
  for (const name of HOLDING_JOBS) {
    const table = manifest.tables.find((one) => one.schema === QUEUE && one.name === name)
    if (!table) return
    await client.query(
      `create temp table ${earlier(name)} (${table.columns.map((column) => `${quote(column)} text`).join(', ')}) on commit drop`,
    )
    await copyIn(client, table, folder, identities, earlier(name))
  }
  await client.query(`
    select ${QUEUE}.add_job(t.identifier, j.payload::json, queue_name := q.queue_name, run_at := j.run_at::timestamptz,
      max_attempts := j.max_attempts::int, job_key := j.key, priority := j.priority::int)
    from ${earlier('_private_jobs')} j join ${earlier('_private_tasks')} t on t.id = j.task_id
    left join ${earlier('_private_job_queues')} q on q.id = j.job_queue_id
    where j.attempts::int < j.max_attempts::int order by j.id::bigint`)
}

/** Whoever held a job is not here, and says nothing any more. */
export async function freeJobs(client: Client): Promise<void> {
  await client.query(`
    select ${QUEUE}.force_unlock_workers(array_agg(held.locked_by)) from (
      select locked_by from ${QUEUE}._private_jobs union select locked_by from ${QUEUE}._private_job_queues
    ) held where held.locked_by is not null having count(*) > 0`)
  await client.query('delete from live_workers')
}

export function isOfQueue({ schema }: Pick<CopiedTable, 'schema'>): boolean {
  return schema === QUEUE
}

function earlier(name: string): string {
  return quote(`earlier${name}`)
}
