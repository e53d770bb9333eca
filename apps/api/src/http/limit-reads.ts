import type { FastifyInstance } from 'fastify'
import { TooManyRequests } from '../problems.ts'

const MOST_A_MINUTE = 600
const MINUTE_MS = 60_000

/** A generous limit for everything, in memory: it keeps one visitor from taking the shop away from all others. */
export const limitReads = (app: FastifyInstance, most = MOST_A_MINUTE, now: () => number = Date.now): void => {
  let minute = 0
  const asked = new Map<string, number>()
  app.addHook('onRequest', (request, _, done) => {
    const network = app.gate.networkOf(request)
    if (network === undefined) return done()
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) asked.clear()
    minute = current
    const count = (asked.get(network) ?? 0) + 1
    asked.set(network, count)
    if (count > most) return done(new TooManyRequests(Math.ceil(((minute + 1) * MINUTE_MS - now()) / 1_000)))
    done()
  })
}
