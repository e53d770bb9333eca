import { type Call, CallFailed, createClient } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { goToLogin } from '../browser/leave-page.ts'
import { closeSession, readToken } from '../browser/session.ts'
import { hosts } from '../hosts.ts'

/**
 * The API as the signed-in customer calls it. A token that no longer counts ends the session: an expired one leads to Login, any other
 * is removed quietly.
 */
export const callAsCustomer = (locale: Locale): Call => {
  const token = readToken()
  const call = createClient({ hosts: hosts(), locale, token: () => token, log: (message, error) => console.warn(message, error) })
  return async (endpoint, ...input) => {
    try {
      return await call(endpoint, ...input)
    } catch (error) {
      if (error instanceof CallFailed && error.failure.name && readToken() === token) {
        if (error.failure.name === 'TokenExpiredError') goToLogin(locale, 'vencida')
        closeSession()
      }
      throw error
    }
  }
}

/** The session is over, and what has to be done about it has been done. */
export const isSessionOver = (error: unknown): boolean => error instanceof CallFailed && error.failure.name !== undefined
