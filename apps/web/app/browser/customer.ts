import type { Customer } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { useEffect, useSyncExternalStore } from 'react'
import { lazily } from './lazily.ts'
import { readToken, rememberUser, useToken } from './session.ts'

type Known = { readonly token: string; readonly customer: Customer }

let known: Known | undefined
const listeners = new Set<() => void>()

/** The newest that the server said of whoever is signed in. */
export const keepCustomer = (customer: Customer): void => {
  known = { token: readToken(), customer }
  rememberUser(customer)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whoever is signed in, once the server has said so; another session is asked about anew. */
export const useCustomer = (locale: Locale, onFailure: (error: unknown, retry: () => void) => void): Customer | undefined => {
  const token = useToken()
  const current = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
  useEffect(() => {
    if (!token || known?.token === token) return
    const load = () => {
      lazily(() => import('../calls/session-calls.ts'))
        .then(({ sessionCalls }) => sessionCalls(locale).me())
        .then(
          (customer) => readToken() === token && keepCustomer(customer),
          (error: unknown) => readToken() === token && onFailure(error, load),
        )
    }
    load()
  }, [token, locale, onFailure])
  return current?.token === token ? current.customer : undefined
}
