import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { MOST_COMPARED_DAYS } from '@shop/domain/reconciliation'
import { transactional } from '../../database/transactional.ts'
import { NoPaymentProvider } from '../../problems.ts'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { accountOf, type Days } from './account.ts'
import { ComparisonRunning, DaysNotComparable } from './reconciliation.problems.ts'
import { insertRun } from './runs.queries.ts'

const DAY_MS = 86_400_000

/** Somebody wants some days compared now; the worker does it. One comparison at a time. */
export const askComparison = transactional(async (deps: OrderDeps, staffId: number, days: Days): Promise<void> => {
  if (deps.payments.name === 'none') throw new NoPaymentProvider()
  const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1
  if (length < 1 || length > MOST_COMPARED_DAYS || days.to > mexicanTimeOf(nowOf(deps)).day) throw new DaysNotComparable()
  const runId = await insertRun(deps.db, accountOf(deps.payments), { ...days, staffId })
  if (runId === undefined) throw new ComparisonRunning()
  await deps.jobs.enqueue(deps.db, 'compare-days', { runId }, { key: `compare-days:${runId}` })
})
