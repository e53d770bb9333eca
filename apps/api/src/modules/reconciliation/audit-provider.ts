import type { Db } from '../../database/connect.ts'
import { isUuid } from '../../database/is-uuid.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import type { Finding } from '../orders/orders.public.ts'
import { accountOf } from './account.ts'
import { listNotBooked, listOtherRefunds, listPaidSince, type ToldCharge, type ToldRefund } from './audit-provider.queries.ts'

type Deps = { readonly db: Db; readonly payments: PaymentProvider }

const DAYS = 31
const DAY_MS = 86_400_000
/** What is younger may be on its way. */
const TIMEOUT_MS = 600_000
const MARGIN_MS = 3_600_000

/** Asks the provider itself about the last 31 days, and changes nothing: neither there nor in the books. */
export async function auditProvider({ db, payments }: Deps, now = new Date()): Promise<readonly Finding[]> {
  const account = accountOf(payments)
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const between = { from: new Date(since.getTime() - MARGIN_MS), until: new Date(now.getTime() - TIMEOUT_MS) }
  const charges: ToldCharge[] = []
  for await (const { category, intentId: intent, metadata, amount } of payments.listMovements(between))
    if (category === 'charge')
      charges.push({ intent, amount, checkout: isUuid(metadata.checkout_id ?? '') ? metadata.checkout_id : undefined })
  const refunds: ToldRefund[] = []
  for await (const { id, intentId: intent, status } of payments.listRefunds(between)) refunds.push({ id, intent, status })
  const paid = await listPaidSince(db, account, { since, now }, charges)
  const names = (rows: readonly { which: string }[]) => rows.map(({ which }) => which)
  return [
    {
      name: `P1 what the books call paid, ${account.provider} has charged`,
      checked: paid.length,
      broken: names(paid.filter(({ isThere }) => !isThere)),
    },
    {
      name: `P2 what ${account.provider} charged for the shop stands in the books`,
      checked: charges.length,
      broken: names(await listNotBooked(db, account, charges)),
    },
    {
      name: `P3 what ${account.provider} gave back stands in the books`,
      checked: refunds.length,
      broken: names(await listOtherRefunds(db, account, refunds)),
    },
  ]
}
