import type { FastifyInstance } from 'fastify'
import type { Metrics } from './create-metrics.ts'
import { methodLabel, routeLabel } from './route-label.ts'

/** Times every answer. Before any route: those that are there already would not be seen. */
export function watchRequests(app: FastifyInstance, { requests, inFlight }: Pick<Metrics, 'requests' | 'inFlight'>): void {
  app.addHook('onRequest', (_, reply, done) => {
    inFlight.inc()
    // Also of those who went away before the end.
    reply.raw.once('close', () => inFlight.dec())
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { isStream } = request.routeOptions.config
    // What stays open for as long as somebody looks says nothing about speed.
    if (!isStream || reply.raw.statusCode !== 200)
      requests.observe(
        { route: routeLabel(request), method: methodLabel(request.method), status: reply.raw.statusCode },
        reply.elapsedTime / 1_000,
      )
    done()
  })
  // What our own pages ask in this process counts as it did when a request carried it.
  app.answeredDirectly.push(({ route, method, status, ms }) => requests.observe({ route, method, status }, ms / 1_000))
}
