import type { Duty } from './arrival.ts'

export const STAFF_ROLES = ['owner', 'sales', 'warehouse', 'content'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly hasSecondFactor: boolean
  /** Signed in, but nothing else is allowed until a second factor is set up. */
  readonly mustEnrol: boolean
}

/** An invitation that nobody has accepted yet. */
export type StaffInvitation = {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly isExpired: boolean
}

/** A member as the owner sees everybody who works here. */
export type StaffEntry = Pick<StaffMember, 'id' | 'name' | 'email' | 'role' | 'hasSecondFactor'> &
  Duty & {
    readonly isDisabled: boolean
    readonly lastSeenAt: Date | undefined
  }
