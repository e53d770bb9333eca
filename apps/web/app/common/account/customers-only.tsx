import type { Customer } from '@shop/domain/customer'
import { type ReactNode, useEffect } from 'react'
import { useCustomer } from '../../browser/customer.ts'
import { goToLogin } from '../../browser/leave-page.ts'
import { hasSession, useToken } from '../../browser/session.ts'
import { Awaited } from '../../kit/awaited.tsx'
import { useRetry } from '../../kit/use-retry.ts'
import { useLocale } from '../../texts.ts'

/** Whoever is not signed in goes to Login and comes back afterwards; so does a tab whose customer left in another one. */
const useCustomersOnly = (): void => {
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
  readonly texts: { readonly loading: string; readonly failed: string }
  /** What everybody sees around these words until the customer is known. */
  readonly frame?: (words: ReactNode) => ReactNode
  readonly children: (customer: Customer) => ReactNode
}

/** A page for customers: the server draws its waiting state, the browser fills it. */
export const CustomersOnly = ({ texts, frame = (words) => words, children }: Props) => {
  useCustomersOnly()
  const locale = useLocale()
  const [retry, fail] = useRetry()
  const customer = useCustomer(locale, fail)
  return customer ? children(customer) : frame(<Awaited texts={texts} retry={retry} />)
}
