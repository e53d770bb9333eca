import { type FormFields, listAt, textAt } from './form-body.ts'
import { refuseUnknown } from './known-parameters.ts'
import { invalidRequest } from './sandbox-error.ts'
import type { Kind, SandboxTransaction } from './sandbox-store.ts'
import type { BalanceTransaction, Refund } from './stripe-objects.ts'

const MOST = 100
const USUAL = 10
/** The newest that are looked through for those of one payment. */
const MOST_REFUNDS = 1_000

/** What moved the balance, newest first; with the things themselves instead of their ids where that is asked for. */
export async function listMoved(transaction: SandboxTransaction, query: FormFields): Promise<object> {
  refuseUnknown('movements', query)
  const { data, ...list } = await listed(transaction, 'balance-transaction', '/v1/balance_transactions', query)
  const isExpanded = listAt(query, 'expand').includes('data.source')
  const moved: object[] = []
  // Which payout took it, the provider tells only to those who ask by the payout.
  for (const { payout: _, ...one } of data as BalanceTransaction[])
    moved.push(isExpanded ? { ...one, source: (await sourceOf(transaction, one.source)) ?? one.source } : one)
  return { ...list, data: moved }
}

export async function listRefunds(transaction: SandboxTransaction, query: FormFields): Promise<object> {
  refuseUnknown('refunds', query)
  const intentId = textAt(query, 'payment_intent')
  if (intentId === undefined) return listed(transaction, 'refund', '/v1/refunds', query)
  const refunds = (await transaction.list('refund', MOST_REFUNDS)) as Refund[]
  return { object: 'list', url: '/v1/refunds', has_more: false, data: refunds.filter((one) => one.payment_intent === intentId) }
}

export function listPayouts(transaction: SandboxTransaction, query: FormFields): Promise<object> {
  refuseUnknown('list', query)
  return listed(transaction, 'payout', '/v1/payouts', query)
}

async function listed(transaction: SandboxTransaction, kind: Kind, url: string, query: FormFields) {
  const limit = wholeAt(query, 'limit') ?? USUAL
  if (limit < 1 || limit > MOST) throw invalidRequest(`Invalid integer: ${limit}`, 'parameter_invalid_integer', 'limit')
  const payout = textAt(query, 'payout')
  const data = await transaction.page(kind, {
    // One more says whether there is another page.
    limit: limit + 1,
    after: textAt(query, 'starting_after'),
    from: wholeAt(query, 'created', 'gte'),
    until: wholeAt(query, 'created', 'lt'),
    ...(payout === undefined ? {} : { payout }),
  })
  return { object: 'list', url, has_more: data.length > limit, data: data.slice(0, limit) }
}

const KINDS: Readonly<Record<string, Kind>> = { ch: 'charge', re: 'refund', dp: 'dispute', po: 'payout' }

function sourceOf(transaction: SandboxTransaction, id: string): Promise<unknown> {
  const kind = KINDS[id.split('_')[0] ?? '']
  return kind ? transaction.look(kind, id) : Promise.resolve(undefined)
}

function wholeAt(query: FormFields, ...path: string[]): number | undefined {
  const typed = textAt(query, ...path)
  if (typed === undefined) return undefined
  if (!/^\d{1,12}$/.test(typed)) throw invalidRequest(`Invalid integer: ${typed}`, 'parameter_invalid_integer', path.join('.'))
  return Number(typed)
}
