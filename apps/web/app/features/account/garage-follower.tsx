import { useEffect } from 'react'
import { keepGarageInStep } from '../../browser/account-garage.ts'
import { checkSession } from '../../browser/customer.ts'
import { useGarage } from '../../browser/garage.ts'
import { useSessionId } from '../../browser/session-id.ts'
import { useLocale } from '../../texts.ts'

/** The cars of whoever is signed in are those of the account. Shows nothing, and nobody waits for it. */
export function GarageFollower() {
  const locale = useLocale()
  const session = useSessionId()
  const garage = useGarage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session and another car have to be told
  useEffect(() => {
    const follow = async () => {
      // A token that no longer counts is gone when this ends.
      await checkSession(locale)
      await keepGarageInStep(locale).catch(console.warn)
    }
    void follow()
    addEventListener('online', follow)
    return () => removeEventListener('online', follow)
  }, [session, garage, locale])
  return null
}
