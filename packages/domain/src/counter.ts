import type { StaffRole } from './staff.ts'

/** What is given away altogether cannot be paid, so nobody takes off everything. */
export const MOST_DISCOUNT = 99

const MOST_BY_ROLE: Readonly<Record<StaffRole, number>> = { owner: MOST_DISCOUNT, sales: 10, warehouse: 0, content: 0 }

/** The percentage that a member of staff may take off at the counter, on top of the shop's own discounts. */
export function mostDiscountOf(role: StaffRole): number {
  return MOST_BY_ROLE[role]
}
