import { brokenOf } from '../drill-money/broken-of.ts'
import { areAllThere } from '../operations/told.ts'
import type { Told } from '../operations/visitors.ts'
import type { Fleet } from './open-fleet.ts'
import { type Failure, type Purchase, readReceipt, type Shopped, sumOf } from './send-shoppers.ts'

export type Seen = {
  readonly shopped: Shopped
  readonly looked: Told
  /** When something was taken away, and when all was back and ready. */
  readonly from: number
  readonly to: number
  /** What may be told meanwhile; nothing unless it is said. */
  readonly mayFail: RegExp | undefined
}

/** The answer to a request that was under way is on its way. */
const GRACE_MS = 1_000
/** Whoever began a write and died over it is waited for so long; then its key is anybody's. */
const ABANDONED_MS = 35_000

/** What was not as it must be: of the orders, receipts and answers of one loss, and of the whole shop. */
export async function faultsOf(fleet: Fleet, seen: Seen): Promise<readonly string[]> {
  return [
    ...seen.shopped.purchases.flatMap(({ fault, ana }) => (fault ? [`${ana.email} was left with ${fault}`] : [])),
    ...seen.shopped.failures
      .filter((one) => !isAllowed(one, seen))
      .map(({ what }) => `told at the wrong time or in the wrong way: ${what}`),
    ...wrongVisits(seen),
    ...((await areAllThere(fleet.place.databaseUrl, seen.looked.acknowledged)) ? [] : ['a quotation is missing or there twice']),
    ...(await wrongOrders(fleet, seen.shopped.purchases)),
    ...(await wrongReceipts(fleet, seen.shopped.purchases)),
    ...(await brokenOf(fleet.deps)),
  ]
}

function isAllowed({ asked, answered, what }: Failure, { from, to, mayFail }: Seen): boolean {
  return what.endsWith('409 request_in_progress')
    ? answered > from && asked < from + ABANDONED_MS
    : (mayFail?.test(what) ?? false) && answered > from && asked < to + GRACE_MS
}

function wrongVisits({ looked, from, to, mayFail }: Seen): readonly string[] {
  return [
    ...Object.keys(looked.failures)
      .filter((kind) => !mayFail?.test(kind) && kind !== 'POST 409')
      .map((kind) => `a visitor was told ${kind}`),
    ...looked.failedAt.filter((at) => at < from || at > to + ABANDONED_MS).map(() => 'a visitor was told no when nothing was lost'),
  ]
}

/** Each customer bought once: what was acknowledged is there, and nobody has two. */
async function wrongOrders({ deps }: Fleet, purchases: readonly Purchase[]): Promise<readonly string[]> {
  const ids = purchases.map(({ ana }) => ana.id)
  const { rows } = await deps.pool.query<{ customer: string; folios: string[] }>(
    'select customer_id::text as customer, array_agg(folio) as folios from orders where customer_id = any($1) group by 1',
    [ids],
  )
  const foliosOf = new Map(rows.map(({ customer, folios }) => [customer, folios]))
  return purchases.flatMap(({ ana, folio }) => {
    const folios = foliosOf.get(String(ana.id)) ?? []
    if (folios.length > 1) return [`doubled: ${folios.join(' and ')}`]
    return folio && folios[0] !== folio ? [`lost: ${folio}, there is ${folios[0] ?? 'nothing'}`] : []
  })
}

/** Every receipt that was taken in comes back by nginx, byte by byte as it did at first. */
async function wrongReceipts(fleet: Fleet, purchases: readonly Purchase[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const purchase of purchases) {
    if (!purchase.voucher) continue
    const { status, body } = await readReceipt(fleet, purchase, purchase.voucher)
    if (status !== 200 || (purchase.sum && sumOf(body) !== purchase.sum)) wrong.push(`the receipt of ${purchase.folio}: ${status}`)
  }
  return wrong
}
