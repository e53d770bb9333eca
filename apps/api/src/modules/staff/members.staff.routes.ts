import * as calls from '@shop/contract/staff/members'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { changeDutyOf } from './change-duty.ts'
import { changeRole } from './change-role.ts'
import { changeStanding } from './change-standing.ts'
import { listInvitations } from './invitations.queries.ts'
import { inviteStaff } from './invite-staff.ts'
import { removeFactor } from './remove-factor.ts'
import { resendInvitation } from './resend-invitation.ts'
import type { StaffDeps } from './staff-deps.ts'
import { listStaffEntries } from './staff-entries.queries.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** What the owner does about those who work here. */
export function staffMembersRoutes(app: FastifyInstance, deps: StaffDeps): void {
  const { db } = deps
  serve(app, calls.listStaff, () => listStaffEntries(db))
  serve(app, calls.changeStaffRole, async ({ params, body, staff }) => {
    await changeRole(deps, staff.id, params.id, body.role)
    return listStaffEntries(db)
  })
  serve(app, calls.changeDuty, async ({ params, body, staff }) => {
    await changeDutyOf(deps, staff.id, staff.id, params.id, body)
    return listStaffEntries(db)
  })
  serve(app, calls.disableStaff, async ({ params, staff }) => {
    await changeStanding(deps, staff.id, params.id, true)
    return listStaffEntries(db)
  })
  serve(app, calls.enableStaff, async ({ params, staff }) => {
    await changeStanding(deps, staff.id, params.id, false)
    return listStaffEntries(db)
  })
  serve(app, calls.removeSecondFactor, async ({ params, staff }) => {
    await removeFactor(deps, staff.id, params.id)
    return listStaffEntries(db)
  })
  serve(app, calls.listInvitations, () => listInvitations(db))
  serve(app, calls.inviteStaff, async ({ body, staff }) => {
    await inviteStaff(deps, staff.id, body)
    return listInvitations(db)
  })
  serve(app, calls.resendInvitation, async ({ params, staff }) => {
    await resendInvitation(deps, staff.id, params.id)
    return listInvitations(db)
  })
  serve(app, calls.withdrawInvitation, async ({ params, staff }) => {
    await withdrawInvitation(deps, staff.id, params.id)
    return {}
  })
}
