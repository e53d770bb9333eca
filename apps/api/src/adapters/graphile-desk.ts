import { sql } from 'kysely'
import type { JobDesk, StuckJob } from '../ports/job-desk.ts'

/** Failed at least once, and not running; one that somebody had tried again has not failed until it does. */
const STUCK = sql`j.last_error is not null and j.attempts > 0 and j.locked_at is null`

const columns = sql`j.id::text as id, t.identifier as task, j.payload, j.attempts::int as attempts, j.attempts >= j.max_attempts as "isGivenUp",
  j.updated_at as "failedAt", j.run_at as "nextTryAt", j.last_error as error
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`

type Counted = { task: string; waiting: number; givenUp: number; failing: number; oldest: number }

export const graphileDesk: JobDesk = {
  readFigures: async (db, failingAfter) => {
    const { rows } = await sql<Counted>`
      select t.identifier as task,
        count(*) filter (where j.is_available)::int as waiting,
        count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int as "givenUp",
        count(*) filter (where j.attempts >= ${failingAfter} and j.is_available)::int as failing,
        coalesce(max(extract(epoch from now() - j.run_at)) filter (
          where j.is_available and j.run_at <= now() and j.priority <= 0 and coalesce(q.is_available, true)), 0)::int as oldest
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      group by t.identifier order by t.identifier`.execute(db)
    return {
      oldestDueSeconds: Math.max(0, ...rows.map(({ oldest }) => oldest)),
      failing: sumOf(rows.map(({ failing }) => failing)),
      givenUp: sumOf(rows.map(({ givenUp }) => givenUp)),
      byTask: rows.map(({ task, waiting, givenUp }) => ({ task, waiting, givenUp })),
    }
  },
  listStuck: async (db, most) =>
    (await sql<StuckJob>`select ${columns} where ${STUCK} order by (j.attempts >= j.max_attempts) desc, j.id limit ${most}`.execute(db))
      .rows,
  holdStuck: async (db, id) =>
    (await sql<StuckJob>`select ${columns} where ${STUCK} and j.id = ${id}::bigint for update of j skip locked`.execute(db)).rows[0],
  retry: async (db, ids) => {
    const chosen =
      ids === 'all'
        ? sql`(select coalesce(array_agg(j.id), '{}') from graphile_worker._private_jobs j where ${STUCK})`
        : sql`${ids}::bigint[]`
    const { rows } = await sql`select id from graphile_worker.reschedule_jobs(${chosen}, run_at := now(), attempts := 0)`.execute(db)
    return rows.length
  },
  discard: async (db, id) => {
    await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db)
  },
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
