import type { FastifyInstance } from 'fastify'
import { TooManyRequests } from '../problems.ts'
import type { CountedReads } from './count-reads.ts'

const MOST_A_MINUTE = 600

/** A generous limit for everything: it keeps one visitor from taking the shop away from all others. */
export function limitReads(app: FastifyInstance, reads: Pick<CountedReads, 'count' | 'secondsLeft'>): void {
  app.addHook('onRequest', (request, _, done) => {
    const network = app.gate.networkOf(request)
    if (network === undefined || reads.count(network) <= MOST_A_MINUTE) return done()
    done(new TooManyRequests(reads.secondsLeft()))
  })
}
