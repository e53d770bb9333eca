import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { currentRequest, duringRequest, givenRequestId, newRequestId } from '../one-request.ts'
import { MalformedRequest } from '../problems.ts'
import { answerBroken } from './answer-broken.ts'
import { sendProblem } from './answer-problems.ts'
import type {} from './ask-directly.ts'
import { directCalls, LONGEST_PARAMETER } from './direct-calls.ts'
import { limitTime, TIME_LIMITS, type TimeLimits } from './limit-time.ts'
import { type LogNames, logAnswers, logLines } from './log-lines.ts'
import { isOwnPass, RENDERING_HEADER } from './own-pages.ts'
import { type StrictTransport, safeHeaders } from './safe-headers.ts'

type Options = {
  readonly logLevel: string
  readonly logNames?: LogNames
  /** By which our own page server shows who it is. */
  readonly pagesKey?: string
  /** How many proxies stand in front, or which: only their word about a visitor's address counts. */
  readonly trustProxy: number | readonly string[]
  readonly serverFactory?: FastifyServerFactory
  readonly logTo?: { readonly write: (line: string) => void }
  readonly timeLimits?: TimeLimits
  readonly strictTransport?: StrictTransport
}

const LARGEST_JSON = 1_000_000

export function createServer(options: Options): FastifyInstance {
  const { logLevel, logNames = {}, pagesKey = '', trustProxy, serverFactory, logTo, timeLimits = TIME_LIMITS, strictTransport } = options
  const headers = safeHeaders(strictTransport)
  const hasProxies = typeof trustProxy === 'number' ? trustProxy > 0 : trustProxy.length > 0
  const app = Fastify({
    logger: logLines(logLevel, logNames, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // Every line names its request by itself.
    childLoggerFactory: (logger) => logger,
    // A visitor who comes directly does not choose what the log calls him: a proxy in front does, and our own page server.
    genReqId: ({ headers: asked }) =>
      (hasProxies || isOwnPass(pagesKey, asked[RENDERING_HEADER]) ? givenRequestId(asked) : undefined) ?? newRequestId(),
    // Whoever has sent a request on a connection that is about to be closed is still answered.
    return503OnClosing: false,
    bodyLimit: LARGEST_JSON,
    // A machine short of processor or disk starts slowly: whoever started it decides when that is too long.
    pluginTimeout: 0,
    trustProxy: hasProxies && (typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : [...trustProxy]),
    // An address that cannot even be decoded never reaches a route; it is answered like any other mistake.
    frameworkErrors: (_, request, reply) =>
      sendProblem(request, reply.headers(headers).header('x-request-id', request.id), new MalformedRequest()),
    clientErrorHandler: answerBroken(headers),
    http: { connectionsCheckingInterval: timeLimits.lookEveryMs },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...(serverFactory ? { serverFactory } : {}),
  })
  app.decorate('directCalls', directCalls())
  app.decorate('answeredDirectly', [])
  limitTime(app, timeLimits)
  logAnswers(app)
  // Before any route: what is streamed past the framework takes the headers that are there.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    duringRequest(request.id, done)
  })
  // A body arrives in the course of the connection, not of the request that it belongs to.
  app.addHook('preValidation', (request, _, done) => (currentRequest() === request.id ? done() : duringRequest(request.id, done)))
  return app
}
