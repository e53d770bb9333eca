import { mexicanTimeOf, nextDay } from '@shop/domain/mexican-time'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { accountOf, type Days } from './account.ts'
import { compareDays, type Outcome, WrongAccount } from './compare-days.ts'
import { mailDifferences } from './mail-differences.ts'
import { findOpenRun, insertRun, isNightCompared, updateRunEnded } from './runs.queries.ts'

/** A payment's fee is told up to an hour after it, so a day is read two hours after its end, and twice more for what came late. */
const PATIENCE_MINUTES = 120
const NIGHTS = 3
const LONGEST_FAILURE = 300

/** The last three days, once a night. Thrown while another comparison is under way: the queue tries again. */
export async function compareNight(deps: OrderDeps): Promise<void> {
  if (deps.payments.name === 'none') return
  const { day: night, minutes } = mexicanTimeOf(nowOf(deps))
  const account = accountOf(deps.payments)
  if (minutes < PATIENCE_MINUTES || (await isNightCompared(deps.db, account, night))) return
  const days = { from: nextDay(night, -NIGHTS), to: nextDay(night, -1) }
  const id = await insertRun(deps.db, account, { ...days, night })
  if (id === undefined) throw new Error('another comparison with the provider is under way')
  const outcome = await run(deps, id, days)
  await mailDifferences(deps, night, outcome)
  if (outcome.error !== undefined && !(outcome.error instanceof WrongAccount)) throw outcome.error
}

/** The one that somebody asked for; nothing when it is over already. */
export async function compareAsked(deps: OrderDeps, id: number): Promise<void> {
  const days = await findOpenRun(deps.db, id)
  if (days) await run(deps, id, days)
}

async function run(deps: OrderDeps, id: number, days: Days): Promise<Outcome> {
  try {
    const result = await compareDays(deps, days)
    await updateRunEnded(deps.db, id, { result })
    return { result }
  } catch (error) {
    await updateRunEnded(deps.db, id, { failure: failureOf(error) })
    return { error }
  }
}

function failureOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_FAILURE)
}
