import type { JobHandlers } from '../../ports/job-queue.ts'
import { sendStaffMessage } from './send-staff-message.ts'
import type { StaffDeps } from './staff-deps.ts'

export function staffJobs(deps: StaffDeps): Pick<JobHandlers, 'send-staff-message'> {
  return {
    'send-staff-message': (request) => sendStaffMessage(deps, request),
  }
}
