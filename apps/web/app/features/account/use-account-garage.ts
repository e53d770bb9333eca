import type { Locale } from '@shop/domain/locale'
import { useEffect } from 'react'
import { checkSession } from '../../browser/customer.ts'
import { nextSign } from '../../browser/first-sign.ts'
import { useGarage } from '../../browser/garage.ts'
import { lazily } from '../../browser/lazily.ts'
import { useSessionId } from '../../browser/session-id.ts'

export const accountGarage = () => lazily(() => import('../../browser/account-garage.ts'))

let isThere: Promise<void> | undefined

/** The cars of whoever is signed in are those of the account. Nobody waits for it, and no page is heavier before somebody touches it. */
export const useAccountGarage = (locale: Locale): void => {
  const session = useSessionId()
  const garage = useGarage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session and another car have to be told
  useEffect(() => {
    const follow = () => {
      isThere ??= nextSign()
      // After the session was looked at: a token that no longer counts is gone by then.
      isThere
        .then(() => checkSession(locale))
        .then(accountGarage)
        .then(({ keepGarageInStep }) => keepGarageInStep(locale))
        .catch(console.warn)
    }
    follow()
    addEventListener('online', follow)
    return () => removeEventListener('online', follow)
  }, [session, garage, locale])
}
