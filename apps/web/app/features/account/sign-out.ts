import type { Locale } from '@shop/domain/locale'
import { accountGarage } from '../../browser/coming-garage.ts'
import { leaveAccount } from '../../browser/leave-page.ts'
import { callSession } from '../../calls/calls.ts'

/** The server is told to end the session; whoever wants to leave does not wait long for its answer. */
const TIMEOUT_MS = 1_500
/** Nor for a car that the account has not heard of: it stays in the browser then. */
const PATIENCE_FOR_CARS_MS = 700

export async function signOut(locale: Locale): Promise<void> {
  const garage = accountGarage()
  await patiently(
    garage.then(({ keepGarageInStep }) => keepGarageInStep(locale)),
    PATIENCE_FOR_CARS_MS,
  )
  await patiently(
    callSession(locale).then((calls) => calls.logout()),
    TIMEOUT_MS,
  )
  await patiently(
    garage.then(({ takeCarsAlong }) => takeCarsAlong()),
    PATIENCE_FOR_CARS_MS,
  )
  leaveAccount(locale)
}

function patiently(work: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([work.catch(console.warn), new Promise((resolve) => setTimeout(resolve, ms))])
}
