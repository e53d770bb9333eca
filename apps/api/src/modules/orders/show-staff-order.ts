import { readFolio } from '@shop/domain/folio'
import type { Locale } from '@shop/domain/locale'
import { readPolicies } from '../policies/policies.public.ts'
import { nowOf, type OrderDeps } from './order-deps.ts'
import { listBankHolds, listDisputesOf } from './order-disputes.queries.ts'
import { orderView } from './order-view.ts'
import { findRowByFolio } from './order-views.queries.ts'
import { OrderNotFound } from './orders.problems.ts'
import { findStaffFacts } from './staff-orders.queries.ts'

/** An order as staff see it. */
export async function showStaffOrder(deps: OrderDeps, folio: string, locale: Locale) {
  const [row, policies] = await Promise.all([findRowByFolio(deps.db, folio), readPolicies(deps.db)])
  if (!row) throw new OrderNotFound()
  const [facts, disputes, bankHolds] = await Promise.all([
    findStaffFacts(deps.db, row.id),
    listDisputesOf(deps.db, row.checkout_id),
    listBankHolds(deps.db, row.id),
  ])
  return { order: orderView(row, locale, policies, nowOf(deps)), version: row.version, ...facts, disputes, bankHolds }
}

/** As somebody typed it; what is none finds none. */
export function folioTyped(typed: string): string {
  return readFolio(typed) ?? ''
}
