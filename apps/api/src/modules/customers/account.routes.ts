import * as calls from '@shop/contract/shop/account'
import { getMe, logout } from '@shop/contract/shop/session'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { SignInRequired } from '../../problems.ts'
import { changePassword } from './change-password.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { findCustomer } from './customer-profiles.queries.ts'
import { CustomerNotFound } from './customers.problems.ts'
import { endSession, signOut } from './end-session.ts'
import { confirmPassword } from './prove-password.ts'
import { listOpenSessions } from './sessions.queries.ts'
import { updateProfile } from './update-profile.ts'

/** What a signed-in customer does with the own account. */
export function accountRoutes(app: FastifyInstance, deps: CustomerDeps): void {
  serve(app, getMe, async ({ params, customer }) => {
    if (params.token !== customer.token) throw new SignInRequired('the token of the path is not the bearer’s')
    const found = await findCustomer(deps.db, { id: customer.id })
    if (!found) throw new CustomerNotFound()
    return found
  })
  serve(app, calls.updateProfile, ({ body, customer, network }) => updateProfile(deps, customer, body, network))
  serve(app, calls.updatePassword, async ({ body, customer, network }) => {
    await changePassword(deps, customer, body, network)
    return {}
  })
  serve(app, calls.confirmPassword, async ({ body, customer }) => {
    await confirmPassword(deps, customer, body.currentPassword)
    return {}
  })
  serve(app, logout, async ({ customer, network }) => {
    await signOut(deps, customer, network)
    return {}
  })
  serve(app, calls.listSessions, ({ customer }) => listOpenSessions(deps.db, customer.id, customer.sessionId))
  serve(app, calls.endSession, async ({ params, customer, network }) => {
    await endSession(deps, customer.id, params.id, network)
    return {}
  })
}
