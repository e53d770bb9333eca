import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './reference.ts'

/** The browsable reference at `/api/docs`. */
export const serveReference = (app: FastifyInstance, endpoints: readonly AnyEndpoint[]): Promise<void> =>
  app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: openApiDocument(endpoints, '/api') as never } })
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: 'Refaccionaria API' } })
  }) as unknown as Promise<void>
