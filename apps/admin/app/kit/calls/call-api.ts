import { type Call, CallFailed, createClient, type Transport } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'

/** Always the office's own host: the cookie of staff goes nowhere else. */
const OWN_HOST = { api: ['/api'], news: ['/api'], checkout: ['/checkout'] }
const TIMEOUT_MS = 15_000

export function callApi(locale: Locale, signal?: AbortSignal): Call {
  return createClient({ hosts: OWN_HOST, locale, transport: sameOrigin(signal) })
}

function sameOrigin(signal: AbortSignal | undefined): Transport {
  return async ({ url, timeoutMs = TIMEOUT_MS, ...request }) => {
    const patience = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      ...request,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    return { status: response.status, text: await response.text() }
  }
}

/** The session ended: by time, by another browser, or because the member was disabled. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailed && (error.failure.code === 'sign_in_required' || error.failure.code === 'session_expired')
}

/** Signed in, and allowed nothing else until a second factor is set up. */
export function isFactorMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 403 && error.failure.code === 'second_factor_required'
}
