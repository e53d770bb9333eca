import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit } from './gate.ts'
import { UnsupportedMediaType } from './http.problems.ts'

/** A file that came with a form. Its name and what it claims to be are not worth keeping. */
export type Upload = { readonly bytes: Buffer; readonly hash: string }

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload
  }
}

const MOST_FIELDS = 12
const LONGEST_FIELD = 2_000

/** Reads multipart forms for an endpoint with a file, in a scope of its own. Who may not call is refused before a byte is read. */
export const acceptUpload = async (app: FastifyInstance, endpoint: AnyEndpoint, largestBytes: number): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: largestBytes, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD } })
  app.addHook('preHandler', async (request) => {
    await admit(app.gate, endpoint, request)
    if (!request.isMultipart()) throw new UnsupportedMediaType()
    await readForm(request, endpoint.file)
  })
}

const readForm = async (request: FastifyRequest, fileField: string | undefined): Promise<void> => {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === fileField) request.upload = { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
    }
  }
  request.body = fields
}
