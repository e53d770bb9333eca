import { join } from 'node:path'
import { NOBODY, settingsOf } from '../../tools/check-ops/processes.ts'
import { run } from '../../tools/run.ts'
import { until } from '../drill-money/until.ts'
import type { Fleet } from './open-fleet.ts'

type Found = { readonly isGood: boolean; readonly found: string }

/** What a killed worker had in hand is freed after 90 s without a sign of life. */
const TIMEOUT_MS = 150_000

/** Whatever was killed: in the end all work is done, and everybody who ordered was written to. Who was being written to when a worker died may be so twice. */
export async function workIsDone({ deps, mails }: Fleet): Promise<Found> {
  const begun = performance.now()
  const waiting = await until(
    async () =>
      (await deps.pool.query('select task_identifier, attempts, last_error from graphile_worker.jobs where run_at <= now()')).rows,
    (jobs) => jobs.length === 0,
    'jobs',
    TIMEOUT_MS,
  ).catch((error: Error) => error.message)
  const { rows } = await deps.pool.query<{ email: string }>(
    `select c.email from orders o join customers c on c.id = o.customer_id where c.email like '%@example.mx'`,
  )
  const counts = rows.map(({ email }) => mails.to(email))
  const [none, twice] = [counts.filter((count) => count === 0).length, counts.filter((count) => count > 1).length]
  const seconds = (performance.now() - begun) / 1_000
  return {
    isGood: none === 0 && typeof waiting !== 'string',
    found: `${rows.length} orders, ${none} without a mail, ${twice} with two; ${typeof waiting === 'string' ? waiting : `no job left after ${seconds.toFixed(0)} s`}`,
  }
}

/** As the operator types it, from the release. */
export async function auditHolds({ release, place }: Fleet): Promise<Found> {
  const env = { ...settingsOf('api', 0, place), SHOP_SETTINGS: '/nowhere', PATH: '/usr/bin:/bin' }
  const { isGood, output } = await run(join(release, 'bin/shop'), ['audit'], { env, uid: NOBODY, gid: NOBODY })
  const lines = output.trim().split('\n')
  const broken = lines.filter((line) => line.startsWith('✗'))
  return {
    isGood,
    found: isGood ? `${lines.filter((line) => line.startsWith('✓')).length} rules hold` : broken.join('; ') || output.slice(-300),
  }
}
