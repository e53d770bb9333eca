import type { Locale } from '@shop/domain/locale'
import { leaveAccount } from '../../browser/leave-page.ts'
import { callSession } from '../../calls/calls.ts'

/** The server is told to end the session; whoever wants to leave does not wait long for its answer. */
const PATIENCE_MS = 1_500

export const signOut = async (locale: Locale): Promise<void> => {
  const told = callSession(locale)
    .then((calls) => calls.logout())
    .catch(console.warn)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  leaveAccount(locale)
}
