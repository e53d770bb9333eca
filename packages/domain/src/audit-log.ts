import type { StaffRole } from './staff.ts'

/** What staff can do that changes something. */
export const AUDIT_ACTIONS = [
  'order-moved',
  'transfer-accepted',
  'voucher-rejected',
  'order-cancelled',
  'order-noted',
  'refund-opened',
  'refund-recorded',
  'return-approved',
  'return-refused',
  'return-received',
  'fitment-reviewed',
  'quotation-taken',
  'quotation-answered',
  'quotation-refused',
  'counter-quoted',
  'counter-sold',
  'conversation-assigned',
  'conversation-closed',
  'second-factor-confirmed',
  'second-factor-removed',
  'session-ended',
  'password-changed',
  'staff-invited',
  'invitation-resent',
  'invitation-withdrawn',
  'invitation-accepted',
  'role-changed',
  'staff-disabled',
  'staff-enabled',
  'import-applied',
  'import-undone',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What can be changed. */
export const AUDIT_SUBJECTS = ['order', 'refund', 'return', 'fitment', 'quotation', 'conversation', 'staff', 'import'] as const
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number]
export type AuditSubject = { readonly kind: AuditSubjectKind; readonly ref: string }

/**
 * What may be said about a subject. Only what is listed compiles, and nothing that opens a door is listed:
 * no password, token or secret can get into a log that nobody can erase.
 */
export const AUDIT_FIELDS = [
  'status',
  'reason',
  'note',
  'carrier',
  'trackingNumber',
  'trackingKey',
  'amount',
  'returnsStock',
  'lines',
  'discount',
  'method',
  'validUntil',
  'assignedTo',
  'hasSecondFactor',
  'device',
  'name',
  'role',
  'fileName',
  'added',
  'changed',
  'removed',
  'wrong',
  'kept',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]
export type AuditValue = string | number | boolean
export type AuditFacts = Readonly<Partial<Record<AuditField, AuditValue | undefined>>>

export type AuditEntry = {
  readonly id: string
  readonly at: Date
  /** As they were when they did it. */
  readonly staff: { readonly id: string; readonly name: string; readonly role: StaffRole }
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly before: AuditFacts
  readonly after: AuditFacts
  readonly hash: string
}

/** What became of one fact; what stayed as it was is left out. */
export type AuditDifference = {
  readonly field: AuditField
  readonly before: AuditValue | undefined
  readonly after: AuditValue | undefined
}

export const auditDifferences = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly AuditDifference[] =>
  AUDIT_FIELDS.map((field) => ({ field, before: before[field], after: after[field] })).filter((one) => one.before !== one.after)

/** Whether every row of the log is as it was written, or the first that is not. */
export type AuditVerdict = {
  /** Rows that were found whole, in a row from the first. */
  readonly count: number
  /** Of the last whole row: whoever noted it down can tell later that nothing before it was changed. */
  readonly lastHash: string | undefined
  readonly broken: AuditBreak | undefined
}
/** `altered`: a row says something else than what was written. `unlinked`: what stood before it is gone or was put there later. */
export type AuditBreak = { readonly id: string; readonly kind: 'altered' | 'unlinked' }
