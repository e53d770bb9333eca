import * as calls from '@shop/contract/staff/waiting'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { SignInRequired } from '../../problems.ts'
import { changeOwnDuty } from './change-duty.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findDuty } from './staff-entries.queries.ts'

/** A member's own word on whether they are there for what arrives. */
export function dutyStaffRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, calls.getOwnDuty, async ({ staff }) => {
    const duty = await findDuty(deps.db, staff.id)
    if (!duty) throw new SignInRequired()
    return duty
  })
  serve(app, calls.changeOwnDuty, async ({ staff, body }) => {
    await changeOwnDuty(deps, staff.id, staff.id, body)
    return body
  })
}
