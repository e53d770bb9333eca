import type { StaffRole } from '@shop/domain/staff'

/** Whom a call comes from, once the gate has let it in. */
export type SignedInCustomer = {
  readonly id: number
  readonly sessionId: string
  readonly isVerified: boolean
  /** Before this call: who was away for long proves the password again before money moves. */
  readonly lastSeenAt: Date
  readonly token: string
}

export type SignedInStaff = {
  readonly id: number
  readonly sessionId: string
  readonly role: StaffRole
  readonly mustEnrol: boolean
}
