import { setTimeout as pause } from 'node:timers/promises'
import type { Process, Role } from '../../tools/check-ops/processes.ts'
import type { Fleet } from './open-fleet.ts'
import type { Loss } from './perform-loss.ts'

const AWAY_MS = 4_000
const LOOK_EVERY_MS = 250
/** Mails are no matter of seconds, but nobody may wait for the one that died. */
const LONGEST_WAIT_S = 5

/** One of a pair is killed with -9, its twin does the work, and it is started again as systemd does. */
export function loseProcess(role: Role, which: number): Loss {
  return async ({ running, deps }: Fleet) => {
    const [index = -1] = [...running.all.keys()].filter((at) => running.all[at]?.role === role).slice(which)
    const victim = running.all[index] as Process
    victim.process.kill('SIGKILL')
    await victim.exited
    let waited = 0
    for (const end = Date.now() + AWAY_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) waited = Math.max(waited, await longestWait(deps))
    running.all[index] = victim.start()
    await running.all[index].ready
    return {
      figures: `jobs waited ${waited.toFixed(1)} s at most`,
      faults: waited > LONGEST_WAIT_S ? [`a job waited ${waited.toFixed(1)} s`] : [],
    }
  }
}

/** Of a job that nobody has tried and nobody has in hand. */
async function longestWait({ pool }: Fleet['deps']): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(max(extract(epoch from now() - run_at)), 0)::float8 as seconds
     from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts = 0`,
  )
  return rows[0]?.seconds ?? 0
}
