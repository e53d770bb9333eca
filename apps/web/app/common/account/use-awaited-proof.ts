import type { Locale } from '@shop/domain/locale'
import { useEffect } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { hasSession } from '../../browser/session.ts'
import { callSession } from '../../calls/calls.ts'

const LOOK_EVERY_MS = 5_000

/** Whoever confirms an account does so in a mail, in another tab or on another device: the page that waits for it asks by itself. */
export function useAwaitedProof(locale: Locale): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !hasSession()) return
      callSession(locale)
        .then((calls) => calls.me())
        .then((customer) => customer.isVerified && keepCustomer(customer), console.warn)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [locale])
}
