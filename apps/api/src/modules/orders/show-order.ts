import { readFolio } from '@shop/domain/folio'
import type { Page } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { Order } from '@shop/domain/order'
import { DEFAULT_POLICIES, type ShopPolicies } from '@shop/domain/shop-policies'
import { readPolicies } from '../policies/policies.public.ts'
import { nowOf, type OrderDeps } from './order-deps.ts'
import { orderView } from './order-view.ts'
import { findOrderRow, findOwnRow, listAllOwnRows, listOwnRows, type OrderRow } from './order-views.queries.ts'
import { OrderNotFound } from './orders.problems.ts'

export async function showOrder(deps: OrderDeps, locale: Locale, id: number): Promise<Order> {
  const row = await findOrderRow(deps.db, id)
  if (!row) throw new OrderNotFound()
  return orderView(row, locale, await accountFor(deps, row), nowOf(deps))
}

/** Where a transfer goes is told to those who still have to make one. */
async function accountFor({ db }: OrderDeps, { status, payment_method }: OrderRow): Promise<Pick<ShopPolicies, 'bankAccount'>> {
  return status === 'pending' && payment_method === 'transfer' ? readPolicies(db) : DEFAULT_POLICIES
}

export async function showOwnOrder(deps: OrderDeps, locale: Locale, customerId: number, typed: string): Promise<Order> {
  const folio = readFolio(typed)
  const [row, policies] = await Promise.all([folio ? findOwnRow(deps.db, customerId, folio) : undefined, readPolicies(deps.db)])
  if (!row) throw new OrderNotFound()
  return orderView(row, locale, policies, nowOf(deps))
}

type Asked = { readonly page: number; readonly limit: number; readonly isWithoutVoucher?: boolean | undefined }

export async function listOwnOrders(
  deps: OrderDeps,
  locale: Locale,
  customerId: number,
  { page, limit, isWithoutVoucher = false }: Asked,
): Promise<Page<Order>> {
  const [{ rows, total }, policies] = await Promise.all([
    listOwnRows(deps.db, customerId, { page, limit, isWithoutVoucher }),
    readPolicies(deps.db),
  ])
  return { items: rows.map((row) => orderView(row, locale, policies, nowOf(deps))), total, page, limit }
}

/** All of them, for whoever takes the own data along. */
export async function listEveryOwnOrder(deps: Pick<OrderDeps, 'db' | 'now'>, locale: Locale, customerId: number): Promise<Order[]> {
  const [rows, policies] = await Promise.all([listAllOwnRows(deps.db, customerId), readPolicies(deps.db)])
  return rows.map((row) => orderView(row, locale, policies, nowOf(deps)))
}
