import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf, type Gate } from './gate.ts'
import { openApiDocument } from './reference.ts'

declare module 'fastify' {
  interface FastifyRequest {
    readsForStaff?: boolean
  }
}

const POLICY = `default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`

/** The browsable reference at `/api/docs`. Calls of staff are shown to staff only: nobody else needs a map of the desk. */
export async function serveReference(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): Promise<void> {
  const whole = openApiDocument(endpoints, app.prefix)
  const forOthers = openApiDocument(
    endpoints.filter((endpoint) => !isOfStaff(endpoint)),
    app.prefix,
  )
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await docs.register(swagger, { mode: 'static', specification: { document: whole as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: app.prefix,
      staticCSP: POLICY,
      theme: { title: 'Refaccionaria API' },
      uiHooks: {
        onRequest: async (request) => {
          request.readsForStaff = await isStaff(app.gate, request)
        },
      },
      transformSpecificationClone: false,
      transformSpecification: (_, request, reply) => {
        reply.header('cache-control', 'private, no-store')
        return request.readsForStaff ? whole : forOthers
      },
    })
  })
}

/** Their way in is open to everybody who knows it, and nobody else needs to. Nor does anybody need what our own web servers call. */
function isOfStaff({ access, path }: AnyEndpoint): boolean {
  return ['staff', 'pages'].includes(access) || path.startsWith('/personal/')
}

async function isStaff(gate: Gate, request: FastifyRequest): Promise<boolean> {
  const secret = cookieOf(request, gate.cookieName)
  const staff = secret === undefined ? undefined : await gate.staffOf(secret)
  return staff !== undefined && !staff.mustEnrol
}
