import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentRequest, duringRequest } from '../one-request.ts'
import { plainError } from '../plain-error.ts'
import { hiddenAddress } from './hidden-address.ts'

/** Who writes the lines: one log may gather those of many processes. */
export type LogNames = { readonly roles?: string; readonly version?: string }

/** Each line is one JSON object for whatever collects them, with the request it belongs to and nothing private. */
export function logLines(level: string, names: LogNames, stream: { readonly write: (line: string) => void } | undefined) {
  return {
    level,
    base: { pid: process.pid, host: hostname(), ...names },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (word: string) => ({ level: word }) },
    serializers: { err: plainError, req: loggedRequest },
    // Lines of jobs too: they belong to whoever asked for them.
    mixin: () => {
      const requestId = currentRequest()
      return requestId === undefined ? {} : { requestId }
    },
    ...(stream ? { stream } : {}),
  }
}

function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return {
    method,
    url: hiddenAddress(url),
    remoteAddress: ip,
  }
}

/** One line for each answer, once it is sent. Who only asks whether the shop is well is not worth one. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { url: route } = request.routeOptions
    if (!route?.startsWith('/health'))
      duringRequest(request.id, () => app.log.info({ req: request, route, status, ms: Math.round(elapsedTime) }, 'answered'))
    done()
  })
  app.answeredDirectly.push(({ route, status, ms, ...req }) => app.log.info({ req, route, status, ms: Math.round(ms) }, 'answered'))
}
