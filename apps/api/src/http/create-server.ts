import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'

type Options = { readonly logLevel: string; readonly trustProxy: boolean; readonly serverFactory?: FastifyServerFactory }

const LARGEST_JSON = 1_000_000
/** Session tokens travel in a path (`/clientes/me/{token}`), longer than the framework expects. */
const LONGEST_PARAMETER = 2_000

export const createServer = ({ logLevel, trustProxy, serverFactory }: Options): FastifyInstance =>
  Fastify({
    logger: { level: logLevel },
    bodyLimit: LARGEST_JSON,
    trustProxy,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...(serverFactory ? { serverFactory } : {}),
  })
