import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './reference.ts'

const POLICY = `default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`

/** The browsable reference at `/api/docs`. */
export const serveReference = async (app: FastifyInstance, endpoints: readonly AnyEndpoint[]): Promise<void> => {
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await docs.register(swagger, { mode: 'static', specification: { document: openApiDocument(endpoints, app.prefix) as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: app.prefix,
      staticCSP: POLICY,
      theme: { title: 'Refaccionaria API' },
    })
  })
}
