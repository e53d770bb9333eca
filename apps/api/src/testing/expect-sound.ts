import { expect } from 'vitest'
import { auditOrders } from '../modules/orders/audit-orders.ts'
import type { TestShop } from './test-shop.ts'

/** Everything that must hold about orders, stock and money holds. */
export async function expectSound(shop: TestShop): Promise<void> {
  const { findings } = await auditOrders(shop)
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
}
