import type { JobHandlers } from '../../ports/job-queue.ts'
import { type AnchorDeps, sendAuditAnchor } from './send-audit-anchor.ts'

export function auditAnchorJobs(deps: AnchorDeps): Pick<JobHandlers, 'send-audit-anchor'> {
  return {
    'send-audit-anchor': () => sendAuditAnchor(deps, new Date()),
  }
}
