import type { Readable } from 'node:stream'
import type { Access, Endpoint } from '@shop/contract/endpoint'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { MalformedRequest, UnsupportedMediaType } from '../problems.ts'
import { envelopeOf } from './envelope-of.ts'
import { admit, type Identity } from './gate.ts'
import { readInput } from './read-input.ts'
import { isForm } from './uploads.ts'

type Arrived<Params, Body> = {
  readonly params: Params
  readonly body: Body
  readonly file: Readable
  readonly fileName: string
  /** Once the bytes were read: there were more than the endpoint takes. */
  readonly isCut: () => boolean
  readonly locale: Locale
}

/** For files too large to be held whole: the handler gets the bytes as they arrive. Fields of the form come before its file. */
export const serveUpload = <Params, Body, Data, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, undefined, Body, Data, Who>,
  receive: (arrived: Arrived<Params, Body> & Identity<Who>) => Promise<Data>,
): void => {
  const fileSize = endpoint.upload?.maxBytes ?? 0
  app.post(endpoint.path, { config: { access: endpoint.access, largestFile: fileSize } }, async (request, reply) => {
    const identity = await admit(app.gate, endpoint, request)
    const locale = preferredLocale(request.headers['accept-language'])
    if (!isForm(request)) throw new UnsupportedMediaType()
    const params = readInput(endpoint.params, request.params, locale)
    const fields: Record<string, string> = Object.create(null)
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'file') {
        const body = readInput(endpoint.body, fields, locale)
        const data = await receive({
          params,
          body,
          file: part.file,
          fileName: part.filename,
          isCut: () => part.file.truncated,
          locale,
          ...identity,
        })
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(envelopeOf(endpoint, data, locale)))
      }
      fields[part.fieldname] = String(part.value)
    }
    throw new MalformedRequest()
  })
}
