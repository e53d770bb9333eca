import type { FastifyRequest } from 'fastify'
import { assertOwnOrigin, cookieOf, type Gate } from './gate.ts'

/** The cookies of staff: the one they are signed in by, and the one that tells their browser from a stranger's. Customers have none. */
export type StaffCookie = {
  readonly set: (secret: string, seconds: number) => void
  readonly clear: () => void
  /** What this browser kept from the last time somebody signed in with it. */
  readonly knownDevice: string | undefined
  readonly rememberDevice: (mark: string) => void
  /** Whoever sets a cookie must be asked by our own pages. */
  readonly assertOwnOrigin: () => void
  readonly written: () => { readonly cookies?: readonly string[] }
}

/** The mark says itself when its time is over. */
const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60

export function staffCookie(gate: Gate, request: Pick<FastifyRequest, 'headers'>): StaffCookie {
  const cookies: string[] = []
  const deviceName = `${gate.cookieName}-equipo`
  const write = (name: string, value: string, seconds: number) =>
    cookies.push(`${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${gate.isHttps ? '; Secure' : ''}`)
  return {
    set: (secret, seconds) => write(gate.cookieName, secret, seconds),
    clear: () => write(gate.cookieName, '', 0),
    knownDevice: cookieOf(request, deviceName),
    rememberDevice: (mark) => write(deviceName, mark, HALF_A_YEAR_SECONDS),
    assertOwnOrigin: () => assertOwnOrigin(gate, request),
    written: () => (cookies.length > 0 ? { cookies } : {}),
  }
}
