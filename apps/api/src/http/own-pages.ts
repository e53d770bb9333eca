import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isPagesPass } from '../secrets/pages-pass.ts'

/** Set by the page server on its own calls. */
export const RENDERING_HEADER = 'x-rendering'

/** Known only inside this process: from outside nobody can pass for our own pages. */
export const RENDERING_PASS = randomUUID()

/** Whether a pass is that of our own pages: those of this process, or of a web server that has the key. */
export function isOwnPass(pagesKey: string, pass: unknown): boolean {
  return pass === RENDERING_PASS || (typeof pass === 'string' && pagesKey !== '' && isPagesPass(pagesKey, pass))
}

/**
 * Whether our own pages ask: those of this process, or a web server that runs apart and has the key. One with another key is told of once,
 * and is a visitor like everybody.
 */
export function ownPages(pagesKey: string, note: (message: string) => void) {
  let hasNoted = false
  return ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean => {
    const pass = headers[RENDERING_HEADER]
    if (pass === undefined) return false
    if (isOwnPass(pagesKey, pass)) return true
    if (!hasNoted) note(`A web server at ${ip} has another PAGES_KEY, or its clock is wrong: it is limited like a visitor`)
    hasNoted = true
    return false
  }
}
