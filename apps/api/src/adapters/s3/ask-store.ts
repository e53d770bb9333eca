import { setTimeout as sleep } from 'node:timers/promises'
import { FileStoreFailure } from '../../ports/file-store.ts'
import { encoded, type StoreKey, sha256, signedHeaders, withQuery } from './sign-request.ts'

/** A bucket of an object store, and who may use it. Its name stands in the path, which every such store understands. */
export type Bucket = StoreKey & { readonly endpoint: string; readonly bucket: string }

type Question = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Of the object; the bucket itself without one. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

export type Answer = {
  readonly headers: Headers
  readonly chunks: AsyncIterable<Buffer>
  /** Gives the connection back, also of one who never began to read. */
  readonly leave: () => void
}

/** The object store said no, or nothing at all. */
export class StoreFailure extends FileStoreFailure {
  readonly code: string
  constructor(
    message: string,
    { code, isTransient, cause }: { readonly code: string; readonly isTransient: boolean; readonly cause?: unknown },
  ) {
    super(message, { isTransient, cause })
    this.code = code
  }
}

/** Until it begins to answer, and between two pieces of an answer. What is sent has more time, at the pace of a slow line. */
const TIMEOUT_MS = 30_000
const SLOWEST_BYTES_PER_MS = 64
const PAUSES_MS = [200, 800]

export function addressIn({ endpoint, bucket }: Bucket, key?: string): URL {
  return new URL(
    `${endpoint.replace(/\/+$/, '')}/${encoded(bucket)}${key === undefined ? '' : `/${key.split('/').map(encoded).join('/')}`}`,
  )
}

/** Asked once more, and once again, where connections break or the store is overwhelmed: all that is asked here may be asked twice. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreFailure && error.isTransient)) throw error
      await sleep(pause * (0.5 + Math.random()))
    }
  return work()
}

/** Answers nothing where there is no such object. All chunks have to be taken, or the iteration ended. */
export async function askStore(bucket: Bucket, { method, key, query = {}, headers = {}, body }: Question): Promise<Answer | undefined> {
  const url = withQuery(addressIn(bucket, key), query)
  const leaving = new AbortController()
  const about = `${method} ${key ?? bucket.bucket}`
  const inTime = async <Result>(waiting: Promise<Result>, timeoutMs = TIMEOUT_MS): Promise<Result> => {
    const timer = setTimeout(() => leaving.abort(new Error(`no answer for ${Math.round(timeoutMs / 1000)} seconds`)), timeoutMs)
    return waiting.catch((error) => refuse(about, error)).finally(() => clearTimeout(timer))
  }
  const signed = signedHeaders(bucket, { method, url, headers, contentHash: sha256(body ?? '') }, new Date())
  const response = await inTime(
    fetch(url, {
      method,
      // A proxy that packs what it hands on would change its length.
      headers: { ...signed, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: leaving.signal,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    }),
    TIMEOUT_MS + (body?.length ?? 0) / SLOWEST_BYTES_PER_MS,
  )
  const chunks = (async function* () {
    const reader = response.body?.getReader()
    try {
      while (reader) {
        const { done, value } = await inTime(reader.read())
        if (done) return
        yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      }
    } finally {
      // Whoever has read all leaves nothing behind; whoever has not gives the connection back.
      leaving.abort()
    }
  })()
  if (response.ok) return { headers: response.headers, chunks, leave: () => leaving.abort() }
  const code = codeIn((await whole(chunks)).toString()) ?? String(response.status)
  if (response.status === 404 && code !== 'NoSuchBucket' && code !== 'NoSuchUpload') return undefined
  throw refusal(about, response.status, code)
}

export async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** Also of an answer that began as a success: a store that joins the parts of a file says so before it knows. */
export function assertNoError(text: string, about: string): string {
  const code = text.includes('<Error>') ? codeIn(text) : undefined
  if (code) throw refusal(about, 200, code)
  return text
}

function codeIn(text: string): string | undefined {
  return /<Code>([^<]+)<\/Code>/.exec(text)?.[1]
}

const PASSING = ['SlowDown', 'InternalError', 'ServiceUnavailable', 'RequestTimeout', 'BadDigest', 'XAmzContentSHA256Mismatch']
function refusal(about: string, status: number, code: string): StoreFailure {
  return new StoreFailure(`The object store answered ${status} (${code}) to ${about}.`, {
    code,
    isTransient: status >= 500 || status === 429 || PASSING.includes(code),
  })
}

function refuse(about: string, error: Error): never {
  const why = error.cause instanceof Error ? error.cause.message : error.message
  throw new StoreFailure(`The object store did not answer to ${about}: ${why}.`, { code: 'connection', isTransient: true, cause: error })
}
