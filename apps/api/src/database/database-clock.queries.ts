import { sql } from 'kysely'
import type { Db } from './connect.ts'

export type Clock = { readonly now: () => Date; readonly close: () => void }

const LOOKED_EVERY_MS = 5_000
const COMPARED_EVERY_MS = 60_000
/** The way to the database and back takes its time, and nobody is harmed by so little. */
const SMALLEST_MS = 2_000
/** An answer that took longer tells too little of the moment it is about. */
const SLOWEST_MS = 1_000

/**
 * What time it is for all processes of a shop: the database's. A machine whose clock is wrong would put pieces aside for hours, or for no time at
 * all. The clocks are compared now and then, and this process counts from there, by the clock that nobody sets.
 */
export async function databaseClock(db: Db): Promise<Clock> {
  let ahead = ownTime()
  let compared: { readonly at: number; readonly own: number } | undefined
  const compare = async () => {
    const { told, asked, heard } = await askTime(db)
    const isSlow = heard - asked > SLOWEST_MS
    // At the start anything is better than nothing.
    if (isSlow && compared) return
    const difference = told - ahead - (asked + heard) / 2
    if (Math.abs(difference) >= SMALLEST_MS) ahead += difference
    if (!isSlow) compared = { at: heard, own: ownTime() }
  }
  let comparing: Promise<void> | undefined
  const look = () => {
    // Whoever sets the machine's clock, or lets it sleep, may have moved ours.
    const isDue = !compared || performance.now() - compared.at >= COMPARED_EVERY_MS || Math.abs(ownTime() - compared.own) >= SMALLEST_MS
    if (!isDue) return
    // While the database is away, what was found last is as good as anything.
    comparing ??= compare()
      .catch(() => undefined)
      .finally(() => (comparing = undefined))
  }
  await compare()
  const timer = setInterval(look, LOOKED_EVERY_MS).unref()
  return { now: () => new Date(performance.now() + ahead), close: () => clearInterval(timer) }
}

/** The machine's time at the moment from which `performance.now()` counts. */
function ownTime(): number {
  return Date.now() - performance.now()
}

/** Not counting the wait for a free connection. */
function askTime(db: Db) {
  return db.connection().execute(async (connection) => {
    const asked = performance.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(connection)
    const heard = performance.now()
    return { asked, heard, told: rows[0]?.now.getTime() ?? Date.now() }
  })
}
