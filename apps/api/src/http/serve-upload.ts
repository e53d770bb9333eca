import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import type { Access, Endpoint } from '@shop/contract/endpoint'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import { MalformedRequest, RequestInProgress, UnsupportedMediaType } from '../problems.ts'
import { deliveryOf, lastingNo } from './deliveries.ts'
import { envelopeOf } from './envelope-of.ts'
import { admit, type Identity } from './gate.ts'
import type { Answer } from './idempotency.ts'
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
export function serveUpload<Params, Body, Data, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, undefined, Body, Data, Who>,
  receive: (arrived: Arrived<Params, Body> & Identity<Who>) => Promise<Data>,
): void {
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
        const { file, hash } = hashed(part.file)
        const arrived = { params, body, file, fileName: part.filename, isCut: () => part.file.truncated, locale, ...identity }
        let hasBegun = false
        const work = async (): Promise<Answer> => {
          // The bytes come once.
          if (hasBegun) throw new RequestInProgress()
          hasBegun = true
          return { status: 200, text: JSON.stringify(envelopeOf(endpoint, await receive(arrived), locale)) }
        }
        const delivery = deliveryOf(app.gate, endpoint, request)
        const content = () => {
          const read = hash()
          return read === undefined ? undefined : JSON.stringify([endpoint.path, params, fields, read])
        }
        const { status, text } = delivery
          ? await app.gate.answers.once({ ...delivery, content }, () => work().catch((error: unknown) => lastingNo(error, request)))
          : await work()
        return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
      }
      fields[part.fieldname] = String(part.value)
    }
    throw new MalformedRequest()
  })
}

/** The file as it comes, and its hash when all of it has come. */
function hashed(source: Readable): { readonly file: Readable; readonly hash: () => string | undefined } {
  const hash = createHash('sha256')
  let read: string | undefined
  const file = new Transform({
    transform: (chunk, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => {
      read = hash.digest('hex')
      done()
    },
  })
  source.on('error', (error) => file.destroy(error)).pipe(file)
  return { file, hash: () => read }
}
