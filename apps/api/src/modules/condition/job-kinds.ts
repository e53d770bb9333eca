import type { JobKind } from '@shop/domain/failed-job'
import type { Jobs } from '../../ports/job-queue.ts'

/** What each job is to people; the compiler asks for those of a new one. */
const KINDS: Readonly<Record<keyof Jobs, JobKind>> = {
  'send-message': 'message',
  'send-account-message': 'account-message',
  'send-staff-message': 'account-message',
  'try-mail': 'message',
  'tell-arrival': 'message',
  'tell-gathered': 'message',
  'send-order-mail': 'order-mail',
  'settle-payment': 'payment',
  'make-refund': 'refund',
  'sweep-orders': 'orders',
  'watch-quotations': 'orders',
  'compare-night': 'comparison',
  'compare-days': 'comparison',
  'check-import': 'import',
  'compare-import': 'import',
  'apply-import': 'import',
  'undo-import': 'import',
  'place-import-pictures': 'import',
  'make-avif': 'pictures',
  'make-pictures': 'pictures',
  'refresh-popularity': 'catalogue',
  'refresh-sort-prices': 'catalogue',
  'rank-products': 'catalogue',
  'rank-new-products': 'catalogue',
  'read-trait-words': 'catalogue',
  'audit-catalogue': 'catalogue',
  'load-base-data': 'catalogue',
  'forget-old-security': 'cleaning',
  'forget-deleted-customers': 'cleaning',
  'forget-uploads': 'cleaning',
  'forget-old-measures': 'cleaning',
  'forget-old-searches': 'cleaning',
  'forget-old-imports': 'cleaning',
  'send-audit-anchor': 'records',
  'make-backup': 'records',
  'verify-backup': 'records',
  'watch-condition': 'watch',
}

/** An older version may have left jobs that nobody knows any more. */
export function jobKindOf(task: string): JobKind {
  return (KINDS as Readonly<Record<string, JobKind>>)[task] ?? 'other'
}
