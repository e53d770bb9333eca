import type { CaseDetails } from '@shop/domain/money-fact'
import type { RunResult } from '@shop/domain/reconciliation'
import { openWrongAccount, settleWrongAccount } from '../money-cases/money-cases.public.ts'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { type Account, accountOf, type Days } from './account.ts'
import { collectLedger, collectPayouts, OtherMode } from './collect-ledger.ts'
import { type Found, together } from './compared-books.ts'
import { countExpected } from './differences.queries.ts'
import { judgeCharges } from './judge-charges.ts'
import { judgeRefunds } from './judge-refunds.ts'
import { sumMovements } from './ledger.queries.ts'
import { onUnknownDispute } from './on-unknown-dispute.ts'
import { listUnknownDisputes } from './refund-differences.queries.ts'

/** So many payments that the provider should know, and more than half of them unknown: it is another account. */
const MANY = 5

/** These are not the books of this shop; one case says so, instead of one for every payment. */
export class WrongAccount extends Error {}

export type Outcome = { readonly result: RunResult; readonly error?: undefined } | { readonly result?: undefined; readonly error: unknown }

/**
 * Reads the provider's books of some days and holds the shop's against them, both ways. Compared again right after, nothing changes. Nothing
 * is given back or taken away from here: the provider's word is recorded as an event would have done, and all else becomes a case.
 */
export async function compareDays(deps: OrderDeps, days: Days): Promise<RunResult> {
  const [account, now] = [accountOf(deps.payments), nowOf(deps)]
  const { movements, changed, refunds } = await collectLedger(deps, days).catch(async (error: unknown) => {
    throw error instanceof OtherMode ? await wrongAccount(deps, account, { reason: 'mode' }) : error
  })
  const { expected, found } = await countExpected(deps.db, account, days, now)
  if (expected >= MANY && found * 2 < expected) throw await wrongAccount(deps, account, { reason: 'unknown', expected, found })
  if (found > 0) await settleWrongAccount(deps.db, account)
  const books = { deps, account, days, now, refunds }
  const charges = await judgeCharges(books)
  const all: Found[] = [charges, await judgeRefunds(books)]
  for (const dispute of await listUnknownDisputes(deps.db, account, days)) all.push(await onUnknownDispute(deps, dispute))
  const payouts = await collectPayouts(deps, days)
  const sums = await sumMovements(deps.db, account, days)
  return { movements, changed: changed + payouts.changed, foreign: charges.foreign, ...together([...all, payouts]), ...sums }
}

async function wrongAccount(deps: OrderDeps, account: Account, details: CaseDetails): Promise<WrongAccount> {
  await openWrongAccount(deps.db, account, details)
  return new WrongAccount('wrong-account')
}
