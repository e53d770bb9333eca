import { type Call, CallFailed, createClient } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { lazily } from '../browser/lazily.ts'
import { goToLogin } from '../browser/leave-page.ts'
import { closeSession, readToken, replaceToken } from '../browser/session.ts'
import { readSessionId } from '../browser/session-id.ts'
import { hosts } from '../hosts.ts'

/**
 * The API as the signed-in customer calls it. A token that no longer counts ends the session: an expired one leads to Login, any other
 * is removed quietly, and so is every one where nobody asked for anything. Who was away for long is asked for the password where the
 * server wants it, and the call is made again.
 */
export function callAsCustomer(locale: Locale, isQuiet = false): Call {
  const session = readSessionId()
  const isSame = () => readSessionId() === session
  const token = () => (isSame() ? readToken() : '')
  const call = createClient({ hosts: hosts(), locale, token, renew: replaceToken, log: (message, error) => console.warn(message, error) })
  return async (endpoint, ...input) => {
    try {
      return await call(endpoint, ...input)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      const { name, code } = error.failure
      if (code === 'password_required' && (await isProven(locale, call))) return call(endpoint, ...input)
      if (name && isSame()) {
        if (name === 'TokenExpiredError' && !isQuiet) goToLogin(locale, 'vencida')
        closeSession()
      }
      throw error
    }
  }
}

async function isProven(locale: Locale, call: Call): Promise<boolean> {
  return (await lazily(() => import('../kit/ask-password.tsx'))).askPassword(locale, call)
}

/** The session is over, and what has to be done about it has been done. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.name !== undefined
}
