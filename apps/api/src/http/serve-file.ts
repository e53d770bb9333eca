import type { Access, Endpoint } from '@shop/contract/endpoint'
import { preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { PrivateFile } from '../files.ts'
import { admit, type Identity } from './gate.ts'
import { readInput } from './read-input.ts'

/** Hands out what somebody uploaded, to those who may see it. No browser may take it for a page or run anything in it. */
export function serveFile<Params, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, undefined, undefined, unknown, Who>,
  find: (served: { readonly params: Params } & Identity<Who>) => Promise<PrivateFile>,
): void {
  app.get(endpoint.path, { config: { access: endpoint.access } }, async (request, reply) => {
    const identity = await admit(app.gate, endpoint, request)
    const params = readInput(endpoint.params, request.params, preferredLocale(request.headers['accept-language']))
    const { read, address, mediaType, name } = await find({ params, ...identity })
    reply.header('cache-control', 'private, no-store')
    // Only who goes there may be sent elsewhere: what a page fetches or draws has to come from where its policy allows.
    const elsewhere = request.headers['sec-fetch-mode'] === 'navigate' ? address() : undefined
    if (elsewhere) return reply.header('referrer-policy', 'no-referrer').redirect(elsewhere, 302)
    const bytes = await read()
    return reply
      .headers({
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(mediaType)
      .send(bytes)
  })
}
