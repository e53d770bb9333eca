import type { Address } from './address.ts'

/** How a new customer proves who they are; the shop's setting. */
const VALIDATION_MODES = ['sms', 'email', 'none'] as const
export type ValidationMode = (typeof VALIDATION_MODES)[number]

export type Customer = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly isVerified: boolean
  readonly address: Address | undefined
  /** A changed e-mail that still has to be confirmed from its new mailbox. */
  readonly pendingEmail: string | undefined
}

/** A signed-in browser of a customer. */
export type Session = {
  readonly id: string
  readonly device: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  readonly isCurrent: boolean
}

/** How often a code from an SMS may be guessed at. */
export const CODE_TRIES = 5

/** Only the last digits of a phone are shown to whoever may not be its owner. */
export function maskedPhone(phone: string): string {
  return phone.slice(-4).padStart(phone.length, '•')
}
