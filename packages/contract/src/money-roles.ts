import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import { everyEndpoint } from './every-endpoint.ts'

/** Who may call something that moves money: for them a password alone is not enough. */
export const rolesWithMoney: readonly StaffRole[] = STAFF_ROLES.filter((role) =>
  everyEndpoint.some(({ access, movesMoney, roles = STAFF_ROLES }) => access === 'staff' && movesMoney && roles.includes(role)),
)
