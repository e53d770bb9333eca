import { Readable } from 'node:stream'
import type { Access, Endpoint } from '@shop/contract/endpoint'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { admit, type Identity } from './gate.ts'
import { readInput } from './read-input.ts'

export type Download = { readonly name: string; readonly mediaType: string; readonly content: AsyncIterable<string | Uint8Array> }

/** Hands out a file while it is written; what was sent is out of memory before more is made. */
export function serveDownload<Params, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, undefined, undefined, unknown, Who>,
  find: (served: { readonly params: Params; readonly locale: Locale } & Identity<Who>) => Promise<Download>,
): void {
  app.get(endpoint.path, { config: { access: endpoint.access } }, async (request, reply) => {
    const identity = await admit(app.gate, endpoint, request)
    const locale = preferredLocale(request.headers['accept-language'])
    const params = readInput(endpoint.params, request.params, locale)
    const { name, mediaType, content } = await find({ params, locale, ...identity })
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
      })
      .type(mediaType)
      .send(Readable.from(content, { objectMode: false }))
  })
}
