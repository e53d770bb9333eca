import type { ArrivalKind } from '@shop/domain/arrival'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import type { AnyEndpoint } from './endpoint.ts'
import { listConversations } from './staff/chat.ts'
import { acceptTransfer, listStaffOrders } from './staff/orders.ts'
import { listQuotations } from './staff/quotations.ts'

function whoMay({ roles = STAFF_ROLES }: AnyEndpoint): readonly StaffRole[] {
  return roles
}

/** Who may deal with what arrives is told of it, and nobody else. */
export const rolesOfArrival: Readonly<Record<ArrivalKind, readonly StaffRole[]>> = {
  quotation: whoMay(listQuotations),
  chat: whoMay(listConversations),
  voucher: whoMay(acceptTransfer),
  order: whoMay(listStaffOrders),
}
