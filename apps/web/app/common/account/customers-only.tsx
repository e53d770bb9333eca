import type { Customer } from '@shop/domain/customer'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useCustomer } from '../../browser/customer.ts'
import { goToLogin } from '../../browser/leave-page.ts'
import { hasSession, useToken } from '../../browser/session.ts'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { ShopFailure } from '../../kit/shop-failure.tsx'
import { useLocale } from '../../texts.ts'

/** Whoever is not signed in goes to Login and comes back afterwards; so does a tab whose customer left in another one. */
function useCustomersOnly(): void {
  const locale = useLocale()
  const token = useToken()
  useEffect(() => {
    // What the page was drawn with says nothing yet: the server draws it the same for everybody.
    if (!token && !hasSession()) goToLogin(locale)
  }, [token, locale])
  useEffect(() => {
    // The browser may bring back a page as it was before its customer left.
    const look = (event: PageTransitionEvent) => {
      if (event.persisted && !hasSession()) location.reload()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
}

type Props = {
  /** What everybody sees until the customer is known. */
  readonly waiting: ReactNode
  readonly children: (customer: Customer) => ReactNode
}

/** A page for customers: the server draws its waiting state, the browser fills it. */
export function CustomersOnly({ waiting, children }: Props) {
  useCustomersOnly()
  const locale = useLocale()
  // The notice may be closed: what is waited for in vain must not look as if it still came.
  const [isLost, setIsLost] = useState(false)
  const tell = useCallback((error: unknown, retry: () => void) => {
    if (isSessionOver(error)) return
    notifyFailure(error, retry)
    setIsLost(true)
  }, [])
  const customer = useCustomer(locale, tell)
  return customer ? children(customer) : isLost ? <ShopFailure /> : waiting
}
