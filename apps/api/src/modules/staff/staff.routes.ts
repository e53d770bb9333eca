import * as calls from '@shop/contract/staff/access'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { LinkInvalid, SignInRequired } from '../../problems.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { CustomerNotFound, findCustomer } from '../customers/customers.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { confirmFactor } from './confirm-factor.ts'
import { endStaffSession, signOutStaff } from './end-staff-session.ts'
import { enrolFactor } from './enrol-factor.ts'
import { assertFirstOwnerLink, openFirstAccount } from './first-owner.ts'
import { findInvitation } from './invitations.queries.ts'
import { countRecoveryCodes } from './recovery-codes.queries.ts'
import { requestStaffMessage } from './request-staff-message.ts'
import { resetStaffPassword, staffOfReset } from './reset-staff-password.ts'
import { signInStaff } from './sign-in-staff.ts'
import { findStaff, listStaffSessions } from './staff.queries.ts'
import { memberOf, type StaffDeps } from './staff-deps.ts'

export function staffRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, calls.loginStaff, async ({ body, network, device, cookie }) => {
    cookie.assertOwnOrigin()
    const { member, secret, seconds, knownDevice } = await signInStaff(
      deps,
      { ...body, knownDevice: cookie.knownDevice },
      { network, device },
    )
    cookie.set(secret, seconds)
    cookie.rememberDevice(knownDevice)
    return member
  })
  serve(app, calls.askStaffReset, async ({ body, network }) => {
    await requestStaffMessage(deps, 'reset-password', body.email, network)
    return {}
  })
  serve(app, calls.checkStaffReset, async ({ params }) => ({
    needsCode: (await staffOfReset(deps, params.token)).totpSecret !== undefined,
  }))
  serve(app, calls.resetStaffPassword, async ({ body, network, cookie }) => {
    cookie.assertOwnOrigin()
    await resetStaffPassword(deps, body, network)
    return {}
  })
  serve(app, calls.getStaffMe, async ({ staff }) => {
    const account = await findStaff(deps.db, staff.id)
    if (!account) throw new SignInRequired()
    return memberOf(deps, account)
  })
  serve(app, calls.logoutStaff, async ({ staff, network, cookie }) => {
    await signOutStaff(deps, staff, network)
    cookie.clear()
    return {}
  })
  serve(app, calls.enrolSecondFactor, ({ staff, body }) => enrolFactor(deps, staff, body.currentPassword))
  serve(app, calls.confirmSecondFactor, async ({ staff, body }) => {
    await consumeRateLimit(deps.db, [{ limits: limits.PASSWORD_PER_CUSTOMER, of: `staff code ${staff.id}` }])
    return confirmFactor(deps, staff, body.code)
  })
  serve(app, calls.changeStaffPassword, async ({ staff, body, network, device, cookie }) => {
    const { member, secret, seconds } = await changeStaffPassword(deps, staff, body, { network, device })
    cookie.set(secret, seconds)
    return member
  })
  serve(app, calls.readInvitation, async ({ params }) => {
    const invitation = await findInvitation(deps.db, hashOf(params.token))
    if (!invitation) throw new LinkInvalid()
    return invitation
  })
  serve(app, calls.acceptInvitation, ({ body, network, cookie }) => {
    cookie.assertOwnOrigin()
    return acceptInvitation(deps, body, network)
  })
  serve(app, calls.checkFirstOwner, async ({ params }) => {
    await assertFirstOwnerLink(deps, params.token)
    return {}
  })
  serve(app, calls.openFirstAccount, async ({ body, network, cookie }) => {
    cookie.assertOwnOrigin()
    await openFirstAccount(deps, body, network)
    return {}
  })
  serve(app, calls.listStaffSessions, ({ staff }) => listStaffSessions(deps.db, staff.id, staff.sessionId))
  serve(app, calls.countRecoveryCodes, async ({ staff }) => ({ left: await countRecoveryCodes(deps.db, staff.id) }))
  serve(app, calls.endStaffSession, async ({ staff, params }) => {
    await endStaffSession(deps, staff, params.id)
    return {}
  })
  serve(app, calls.findCustomerByEmail, async ({ body }) => {
    const customer = await findCustomer(deps.db, { email: body.email })
    if (!customer) throw new CustomerNotFound()
    return customer
  })
}
