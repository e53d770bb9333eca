import type { FastifyRequest } from 'fastify'
import { assertOwnOrigin, type Gate } from './gate.ts'

/** The cookie that staff are signed in by. Customers have none. */
export type StaffCookie = {
  readonly set: (secret: string, seconds: number) => void
  readonly clear: () => void
  /** Whoever sets a cookie must be asked by our own pages. */
  readonly assertOwnOrigin: () => void
  readonly written: () => { readonly cookie?: string }
}

export const staffCookie = (gate: Gate, request: FastifyRequest): StaffCookie => {
  let cookie: string | undefined
  const attributes = `Path=/; HttpOnly; SameSite=Strict${gate.isHttps ? '; Secure' : ''}`
  return {
    set: (secret, seconds) => {
      cookie = `${gate.cookieName}=${secret}; Max-Age=${seconds}; ${attributes}`
    },
    clear: () => {
      cookie = `${gate.cookieName}=; Max-Age=0; ${attributes}`
    },
    assertOwnOrigin: () => assertOwnOrigin(gate, request),
    written: () => (cookie === undefined ? {} : { cookie }),
  }
}
