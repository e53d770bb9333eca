import type { Locale } from '@shop/domain/locale'
import { paths } from '../paths.ts'
import { closeSession } from './session.ts'

let isOnTheWay = false

/** A new document: parts of this one may still be asleep, and nothing of a customer stays in its memory. */
function leaveFor(address: string): void {
  // The first knows best why: a page for customers only sees that there is nobody any more.
  if (isOnTheWay) return
  isOnTheWay = true
  location.replace(address)
}

/** To Login, and back here afterwards. */
export function goToLogin(locale: Locale, because?: 'vencida'): void {
  leaveFor(paths.login(locale, { next: location.pathname + location.search, because }))
}

/** Whoever leaves the account leaves nothing behind. */
export function leaveAccount(locale: Locale, query = ''): void {
  leaveFor(paths.home(locale) + query)
  closeSession()
}
