import type { Customer } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { useEffect, useSyncExternalStore } from 'react'
import { lazily } from './lazily.ts'
import { rememberUser } from './session.ts'
import { readSessionId, useSessionId } from './session-id.ts'

type Known = { readonly session: string; readonly customer: Customer }

let known: Known | undefined
/** The session that this document has asked about, and the end of that. */
let asked: { readonly session: string; readonly end: Promise<unknown> } | undefined
const listeners = new Set<() => void>()

/** The newest that the server said of whoever is signed in. */
export function keepCustomer(customer: Customer): void {
  known = { session: readSessionId(), customer }
  rememberUser(customer)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ask(locale: Locale, isQuiet: boolean, onFailure: (error: unknown) => void) {
  const session = readSessionId()
  const end = lazily(() => import('../calls/session-calls.ts'))
    .then(({ sessionCalls }) => sessionCalls(locale, isQuiet).me())
    .then(
      (customer) => readSessionId() === session && keepCustomer(customer),
      (error: unknown) => onFailure(error),
    )
  asked = { session, end }
}

/** Whoever is signed in, once the server has said so; another session is asked about anew. */
export function useCustomer(locale: Locale, onFailure: (error: unknown, retry: () => void) => void): Customer | undefined {
  const session = useSessionId()
  const current = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
  useEffect(() => {
    if (!session || known?.session === session) return
    const load = () => ask(locale, false, (error) => readSessionId() === session && onFailure(error, load))
    load()
  }, [session, locale, onFailure])
  return current?.session === session ? current.customer : undefined
}

/** Makes sure that a stored token still counts, where the page itself asks nothing of the customer. A dead one is gone when it ends. */
export function checkSession(locale: Locale): Promise<unknown> | undefined {
  if (asked?.session !== readSessionId()) ask(locale, true, console.warn)
  return asked?.end
}
