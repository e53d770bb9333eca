import { MOST_UNKNOWN } from '@shop/domain/ask-again'
import { isWrongAccount, openMoneyCase, openWrongAccount } from '../money-cases/money-cases.public.ts'
import { findOrderOf, type OrderDeps } from '../orders/orders.public.ts'

/** A payment that the provider does not know. */
export type Unknown = { readonly id: number; readonly checkoutId: string; readonly failures: number; readonly isClosed: boolean }

/** So many at once are not so many mistakes but one: other keys, another account, another mode. */
const MANY = 10

/** What a round heard that nobody knows: one alarm for many, and a case for each of a few that were asked about often enough. */
export async function reportUnknown({ db, payments }: OrderDeps, unknown: readonly Unknown[]): Promise<void> {
  if (unknown.length === 0) return
  const account = { provider: payments.name, isLive: payments.isLive }
  if (unknown.length >= MANY || (await isWrongAccount(db, account))) {
    await openWrongAccount(db, account, { payments: unknown.length })
    return
  }
  for (const { id, checkoutId, failures, isClosed } of unknown)
    if (isClosed || failures >= MOST_UNKNOWN)
      await openMoneyCase(db, {
        kind: 'payment-unknown',
        subject: `payment ${id}`,
        orderId: (await findOrderOf(db, checkoutId))?.id,
        paymentId: id,
        details: { why: 'not-known', failures },
      })
}
