import type { FastifyInstance } from 'fastify'

/** Deny by default: a route that says nothing about who may call it does not even start. */
export function denyUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.access === undefined) throw new Error(`${method} ${url} does not say who may call it: declare it with serve()`)
  })
}
