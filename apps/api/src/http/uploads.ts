import { createHash } from 'node:crypto'
import multipart, { type Multipart } from '@fastify/multipart'
import type { UploadType } from '@shop/domain/upload'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from '../files.ts'
import { Problem } from '../problem.ts'
import { FileNotAccepted, MalformedRequest, PayloadTooLarge } from '../problems.ts'

export type ReadUpload = { readonly fields: Readonly<Record<string, string>>; readonly file: UploadedFile | undefined }

declare module 'fastify' {
  interface FastifyRequest {
    uploaded?: UploadedFile
  }
}

type Allowed = { readonly maxBytes: number; readonly types: readonly UploadType[] }

const MOST_FIELDS = 40
const LONGEST_FIELD = 20_000
const LONGEST_NAME = 100

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fieldNameSize: LONGEST_NAME, fieldSize: LONGEST_FIELD, fields: MOST_FIELDS, files: 1, parts: MOST_FIELDS + 1 },
  })
}

export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Reads a form with at most one file, whole and within its bounds. An empty file without a name is no file: forms send one when nothing was chosen. */
export async function readUpload(request: FastifyRequest, allowed: Allowed): Promise<ReadUpload> {
  try {
    return await readParts(request, allowed)
  } catch (error) {
    // The parser's own complaints have a status; a form that breaks off, or a sender who hangs up, is a plain error.
    if (error instanceof Problem || (error as FastifyError).statusCode !== undefined) throw error
    throw new MalformedRequest()
  }
}

async function readParts(request: FastifyRequest, { maxBytes, types }: Allowed): Promise<ReadUpload> {
  const fields: Record<string, string> = Object.create(null)
  let file: UploadedFile | undefined
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'file') file = (await fileOf(part, types)) ?? file
    else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new PayloadTooLarge()
      fields[part.fieldname] = String(part.value)
    }
  }
  return { fields, file }
}

async function fileOf(part: Extract<Multipart, { type: 'file' }>, types: readonly UploadType[]): Promise<UploadedFile | undefined> {
  const bytes = await part.toBuffer()
  if (bytes.length === 0 && !part.filename) return undefined
  const found = (await fileTypeFromBuffer(bytes))?.mime
  const type = types.find((allowed) => allowed === found)
  if (!type) throw new FileNotAccepted()
  return { field: part.fieldname, bytes, type, hash: createHash('sha256').update(bytes).digest('hex') }
}
