import type { Access, Endpoint } from '@shop/contract/endpoint'
import { preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { admit, type Identity } from './gate.ts'
import { InvalidInput } from './http.problems.ts'

export type PrivateFile = { readonly bytes: Buffer; readonly mediaType: string; readonly name: string }

/** A private file: saved, never shown. Whatever somebody uploaded must not run in a page of ours. */
export const serveFile = <Params, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, undefined, undefined, string, Who>,
  find: (served: { readonly params: Params; readonly locale: ReturnType<typeof preferredLocale> } & Identity<Who>) => Promise<PrivateFile>,
): void => {
  app.route({
    method: 'GET',
    url: endpoint.path,
    config: { access: endpoint.access },
    handler: async (request, reply) => {
      const identity = await admit(app.gate, endpoint, request)
      const params = endpoint.params?.decode(request.params) ?? { value: undefined as Params }
      if ('issues' in params) throw new InvalidInput([])
      const { bytes, mediaType, name } = await find({
        params: params.value,
        locale: preferredLocale(request.headers['accept-language']),
        ...identity,
      })
      return reply
        .headers({
          'content-type': mediaType,
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .send(bytes)
    },
  })
}
