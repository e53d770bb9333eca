import * as calls from '@shop/contract/shop/sign-in'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { enterCode } from './enter-code.ts'
import { followLink } from './follow-link.ts'
import { register } from './register.ts'
import { isTaken } from './release-unverified-email.ts'
import { requestAccountMessage } from './request-account-message.ts'
import { findResetSecret, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'

/** What a visitor calls to become a customer, or to become one again. */
export function signInRoutes(app: FastifyInstance, deps: CustomerDeps): void {
  serve(app, calls.login, ({ body, network, device }) => signIn(deps, body, { network, device }))
  serve(app, calls.register, ({ body, locale, network, device }) => register(deps, body, locale, { network, device }))
  serve(app, calls.verifyEmail, ({ params }) => followLink(deps, params.token))
  serve(app, calls.verifySms, ({ params, body, network, device }) => enterCode(deps, params.token, body.code, { network, device }))
  serve(app, calls.resendEmail, ({ body, network }) => requestAccountMessage(deps, 'verify-by-email', body.email, network, body.next))
  serve(app, calls.resendVerification, ({ body, network }) => requestAccountMessage(deps, 'verify', body.email, network, body.next))
  serve(app, calls.sendResetToken, ({ body, network }) => requestAccountMessage(deps, 'reset-password', body.email, network))
  serve(app, calls.checkResetToken, async ({ params }) => {
    await findResetSecret(deps, params.token)
    return {}
  })
  serve(app, calls.resetPassword, async ({ body, network }) => {
    await resetPassword(deps, body.token, body.password, network)
    return {}
  })
  serve(app, calls.checkEmailAvailable, async ({ body, network }) => {
    await consumeRateLimit(deps.db, [{ limits: limits.EMAIL_AVAILABLE_PER_NETWORK, of: network }])
    return { isAvailable: !(await isTaken(deps.db, body.email)) }
  })
}
