import type { StaffRole } from '@shop/domain/staff'

/** Whom a call comes from, once the gate has let it in. */
export type SignedInCustomer = {
  readonly id: number
  readonly sessionId: string
  readonly isVerified: boolean
  /** Was away for long, and has not proven the password since: no money moves before that. */
  readonly mustProve: boolean
  readonly token: string
  /** Takes the token's place from now on. */
  readonly newToken: string | undefined
}

export type SignedInStaff = {
  readonly id: number
  readonly sessionId: string
  readonly role: StaffRole
  readonly mustEnrol: boolean
}
