import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerFactory } from 'fastify'
import { MalformedRequest } from '../problems.ts'
import { answerBroken } from './answer-broken.ts'
import { sendProblem } from './answer-problems.ts'
import { hiddenAddress } from './hidden-address.ts'
import { limitTime, TIME_LIMITS, type TimeLimits } from './limit-time.ts'
import { type StrictTransport, safeHeaders } from './safe-headers.ts'

type Options = {
  readonly logLevel: string
  /** How many proxies stand in front, or which: only their word about a visitor's address counts. */
  readonly trustProxy: number | readonly string[]
  readonly serverFactory?: FastifyServerFactory
  readonly logTo?: { readonly write: (line: string) => void }
  readonly timeLimits?: TimeLimits
  readonly strictTransport?: StrictTransport
}

const LARGEST_JSON = 1_000_000
/** Session tokens travel in a path (`/clientes/me/{token}`), longer than the framework expects. */
const LONGEST_PARAMETER = 2_000

export const createServer = (options: Options): FastifyInstance => {
  const { logLevel, trustProxy, serverFactory, logTo, timeLimits = TIME_LIMITS, strictTransport } = options
  const headers = safeHeaders(strictTransport)
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: loggedRequest }, ...(logTo ? { stream: logTo } : {}) },
    bodyLimit: LARGEST_JSON,
    // A machine short of processor or disk starts slowly: whoever started it decides when that is too long.
    pluginTimeout: 0,
    trustProxy: typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : [...trustProxy],
    // An address that cannot even be decoded never reaches a route; it is answered like any other mistake.
    frameworkErrors: (_, request, reply) => sendProblem(request, reply.headers(headers), new MalformedRequest()),
    clientErrorHandler: answerBroken(headers),
    http: { connectionsCheckingInterval: timeLimits.lookEveryMs },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...(serverFactory ? { serverFactory } : {}),
  })
  limitTime(app, timeLimits)
  // Before any route: what is streamed past the framework takes the headers that are there.
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  return app
}

const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: hiddenAddress(url), remoteAddress: ip })
