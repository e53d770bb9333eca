import { askStore, assertNoError, type Bucket, StoreFailure, whole, withRetries } from './ask-store.ts'

/** Every part but the last has to have 5 MB at least, and there may be 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024

/** In pieces of one size, the last of which may be smaller; at least one, which may be empty. */
export async function* inParts(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    let rest = Buffer.from(piece as Uint8Array)
    while (length + rest.length > PART_BYTES) {
      const fitting = rest.subarray(0, PART_BYTES - length)
      yield Buffer.concat([...waiting, fitting])
      rest = rest.subarray(fitting.length)
      waiting = []
      length = 0
    }
    waiting.push(rest)
    length += rest.length
  }
  yield Buffer.concat(waiting)
}

/** A file in parts: it is there once they are joined, and if anything fails before that, none of them stays. */
export async function saveParts(bucket: Bucket, key: string, parts: AsyncIterable<Buffer>): Promise<number> {
  const ask = (method: 'POST' | 'PUT' | 'DELETE', query: Readonly<Record<string, string>>, body?: Uint8Array) =>
    askStore(bucket, { method, key, query, ...(body ? { body } : {}) })
  const begun = await withRetries(async () => textOf(await ask('POST', { uploads: '' })))
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
  if (!uploadId) throw new Error(`The object store began no upload of ${key}.`)
  try {
    const tags: string[] = []
    let saved = 0
    for await (const part of parts) {
      const tag = await withRetries(async () => {
        const answer = await ask('PUT', { partNumber: String(tags.length + 1), uploadId }, part)
        await textOf(answer)
        const given = answer?.headers.get('etag')
        if (!given) throw unclear(`a part of ${key}`)
        return given
      })
      tags.push(tag)
      saved += part.length
    }
    // Not again and again: once they are joined there is nothing left to join.
    const said = assertNoError(await textOf(await ask('POST', { uploadId }, Buffer.from(joined(tags)))), `POST ${key}`)
    if (!said.includes('<CompleteMultipartUploadResult')) throw unclear(key)
    return saved
  } catch (error) {
    await withRetries(async () => textOf(await ask('DELETE', { uploadId }))).catch(() => {})
    throw error
  }
}

function unclear(what: string) {
  return new StoreFailure(`The object store did not say that it has ${what}.`, { code: 'unclear', isTransient: false })
}

async function textOf(answer: Awaited<ReturnType<typeof askStore>>): Promise<string> {
  return answer ? (await whole(answer.chunks)).toString() : ''
}

function joined(tags: readonly string[]): string {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`)
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}
