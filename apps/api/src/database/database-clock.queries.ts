import { sql } from 'kysely'
import type { Db } from './connect.ts'

export type Clock = { readonly now: () => Date; readonly close: () => void }

const COMPARED_EVERY_MS = 60_000
/** The way to the database and back takes its time, and nobody is harmed by so little. */
const SMALLEST_MS = 2_000

/**
 * What time it is for all processes of a shop: the database's. A machine whose clock is wrong would put pieces aside for hours, or for no time at
 * all. The clocks are compared now and then, and this process counts from there.
 */
export const databaseClock = async (db: Db): Promise<Clock> => {
  let ahead = 0
  const compare = async () => {
    const asked = Date.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const heard = Date.now()
    const difference = (rows[0]?.now.getTime() ?? heard) - (asked + heard) / 2
    ahead = Math.abs(difference) < SMALLEST_MS ? 0 : difference
  }
  await compare()
  // While the database is away, what was found last is as good as anything.
  const timer = setInterval(() => compare().catch(() => undefined), COMPARED_EVERY_MS).unref()
  return { now: () => new Date(Date.now() + ahead), close: () => clearInterval(timer) }
}
