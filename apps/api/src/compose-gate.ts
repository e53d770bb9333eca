import type { Deps } from './composition.ts'
import type { Client, Gate } from './http/gate.ts'
import { keptAnswers } from './http/idempotency.ts'
import { isLoopback, networkOf } from './http/network-of.ts'
import { ownPages } from './http/own-pages.ts'
import { sharedAnswers } from './http/shared-answers.ts'
import { customerDeps, customerOfToken } from './modules/customers/customers.public.ts'
import { officeOrigin, staffDeps, staffOfCookie } from './modules/staff/staff.public.ts'

/** An answer may take two and a half times as long as a statement may, which is 7.5 seconds: browsers wait for ten, and the door is asked before. */
const PATIENT_STATEMENTS = 2.5

/** Puts together what every route of the API asks before it answers. */
export function composeGate(deps: Deps): Gate {
  const { mode, publicUrl, tokenSecret, pagesKey, webAddresses, databasePatienceMs } = deps.settings
  const longestAnswerMs = PATIENT_STATEMENTS * databasePatienceMs
  const isHttps = publicUrl.startsWith('https://')
  const office = officeOrigin(deps.settings)
  const isOwnPage = ownPages(pagesKey, deps.note)
  const isUnlimited = (request: Client) => isOwnPage(request) || webAddresses.has(request.ip) || (mode === 'demo' && isLoopback(request.ip))
  return {
    customerOf: customerOfToken(customerDeps(deps)),
    staffOf: staffOfCookie(staffDeps(deps)),
    answers: keptAnswers(deps.db, tokenSecret, longestAnswerMs),
    shared: sharedAnswers(deps.changes.versionHere),
    noteChange: deps.changes.noteChangeHere,
    // The prefix makes browsers refuse the cookie unless it is secure; the demo has no certificate.
    cookieName: isHttps ? '__Host-personal' : 'personal',
    isHttps,
    // The demo may be opened by any name that leads to this machine.
    isOwnOrigin: (origin, host) => origin === office || (mode === 'demo' && origin === `http://${host}`),
    isOwnPage,
    longestAnswerMs,
    networkOf: (request) => (isUnlimited(request) ? undefined : networkOf(request.ip)),
  }
}
