import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { sendProblem } from './answer-problems.ts'
import { MalformedRequest } from './http.problems.ts'

type Options = { readonly logLevel: string; readonly trustProxy: boolean; readonly serverFactory?: FastifyServerFactory }

const LARGEST_JSON = 1_000_000
/** Session tokens travel in a path (`/clientes/me/{token}`), longer than the framework expects. */
const LONGEST_PARAMETER = 2_000

export const createServer = ({ logLevel, trustProxy, serverFactory }: Options): FastifyInstance =>
  Fastify({
    logger: { level: logLevel },
    bodyLimit: LARGEST_JSON,
    trustProxy,
    // An address that cannot even be decoded never reaches a route; it is answered like any other mistake.
    frameworkErrors: (_, request, reply) => sendProblem(request, reply, new MalformedRequest()),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...(serverFactory ? { serverFactory } : {}),
  })
