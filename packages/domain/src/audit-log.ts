import { AUDIT_FIELDS, type AuditField } from './audit-fields.ts'
import type { StaffRole } from './staff.ts'

/** What staff can do that changes something. */
const AUDIT_ACTIONS = [
  'order-moved',
  'transfer-accepted',
  'voucher-rejected',
  'order-cancelled',
  'order-noted',
  'hold-lifted',
  'refund-opened',
  'refund-recorded',
  'money-case-taken',
  'money-case-kept',
  'money-case-settled',
  'return-approved',
  'return-refused',
  'return-received',
  'fitment-reviewed',
  'product-added',
  'product-changed',
  'stock-counted',
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
  'password-reset',
  'access-reset',
  'staff-invited',
  'invitation-resent',
  'invitation-withdrawn',
  'invitation-accepted',
  'first-owner-added',
  'role-changed',
  'duty-changed',
  'staff-disabled',
  'staff-enabled',
  'setting-changed',
  'shop-opened',
  'shop-closed',
  'policies-accepted',
  'base-data-loaded',
  'opening-tried',
  'job-retried',
  'job-discarded',
  'shop-released',
  'bank-account-changed',
  'carrier-added',
  'carrier-changed',
  'carrier-removed',
  'carriers-ordered',
  'policy-text-changed',
  'policy-text-restored',
  'shelf-added',
  'shelf-changed',
  'shelf-removed',
  'categories-ordered',
  'symptom-added',
  'symptom-changed',
  'symptom-removed',
  'workshop-job-added',
  'workshop-job-changed',
  'workshop-job-removed',
  'shop-window-arranged',
  'home-arranged',
  'make-added',
  'make-changed',
  'make-removed',
  'model-added',
  'model-changed',
  'model-removed',
  'promotion-created',
  'promotion-changed',
  'promotion-products-added',
  'promotion-products-removed',
  'article-created',
  'article-changed',
  'article-published',
  'article-withdrawn',
  'slide-created',
  'slide-changed',
  'slide-removed',
  'slides-ordered',
  'brand-created',
  'brand-changed',
  'import-applied',
  'import-undone',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What can be changed. */
export const AUDIT_SUBJECTS = [
  'order',
  'refund',
  'money-case',
  'return',
  'fitment',
  'product',
  'quotation',
  'conversation',
  'staff',
  'setting',
  'carrier',
  'policy-text',
  'shelf',
  'symptom',
  'workshop-job',
  'shop-window',
  'vehicle',
  'promotion',
  'article',
  'slide',
  'brand',
  'import',
  'job',
] as const
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number]
export type AuditSubject = { readonly kind: AuditSubjectKind; readonly ref: string }

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

export function auditDifferences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly AuditDifference[] {
  return AUDIT_FIELDS.map((field) => ({ field, before: before[field], after: after[field] })).filter((one) => one.before !== one.after)
}

/** Whether every row of the log is as it was written, or the first that is not. */
export type AuditVerdict = {
  /** Rows that were found whole, in a row from the first. */
  readonly count: number
  /** Of the last whole row: whoever noted it down can tell later that nothing before it was changed. */
  readonly lastHash: string | undefined
  readonly broken: AuditBreak | undefined
}
/**
 * `altered`: a row says something else than what was written. `missing`: a row is not there, and later ones are. `unlinked`: what stood
 * before it was written anew, or it was slipped in. `unkeyed`: it fits, but was made without the shop's key, after rows that have it.
 * `cut`: the log once went on to this row. `rechained`: the row is another than the shop wrote there, or others follow that it did not
 * write. `unsealed`: nothing of the shop's says where the log ends.
 */
export type AuditBreak = {
  readonly id: string
  readonly kind: 'altered' | 'missing' | 'unlinked' | 'unkeyed' | 'cut' | 'rechained' | 'unsealed'
}
