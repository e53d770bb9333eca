import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore, OpenedFile } from '../../ports/file-store.ts'
import { nameInside } from '../name-inside.ts'
import { type Answer, addressIn, askStore, type Bucket, StoreFailure, whole, withRetries } from './ask-store.ts'
import { listBucket } from './list-bucket.ts'
import { inParts, saveParts } from './save-parts.ts'
import { sha256, signedAddress, withQuery } from './sign-request.ts'

export type S3Place = Bucket & {
  /** The folder of the bucket in which all lies; none if it is empty. */
  readonly prefix: string
  /** Whether browsers reach the store by its endpoint, too. */
  readonly isForBrowsers: boolean
}

/** What is kept with a file, and compared when it is read. A file in parts has none: the store has compared each of its parts. */
const SUM = 'x-amz-meta-sha256'

/** Files in a bucket. Nothing is ever put there for everybody to read: who may see a file is the shop's to say. */
export function s3Files(place: S3Place): FileStore {
  const inside = place.prefix.replace(/^\/+|\/+$/g, '')
  const prefix = inside === '' ? '' : `${inside}/`
  const keyOf = (name: string) => prefix + nameInside(name)
  const put = (name: string, body: Uint8Array) =>
    withRetries(async () => {
      const answer = await askStore(place, { method: 'PUT', key: keyOf(name), headers: { [SUM]: sha256(body) }, body })
      if (!answer) throw new Error(`The object store has no place for ${name}.`)
      await whole(answer.chunks)
    })
  const openIfThere = async (name: string): Promise<OpenedFile | undefined> => {
    const answer = await withRetries(() => askStore(place, { method: 'GET', key: keyOf(name) }))
    if (!answer) return undefined
    const { headers, leave } = answer
    return {
      size: Number(headers.get('content-length')),
      writtenAt: new Date(headers.get('last-modified') ?? Number.NaN),
      bytes: streamOf(unaltered(name, answer)).once('close', leave),
    }
  }
  return {
    place: `${place.endpoint}, bucket ${place.bucket}${inside === '' ? '' : `, in ${inside}`}`,
    isElsewhere: true,
    isThere: () =>
      withRetries(() => askStore(place, { method: 'GET', query: { 'max-keys': '1', ...(prefix ? { prefix } : {}) } })).then(
        async (answer) => (answer ? (await whole(answer.chunks)).length > 0 : false),
        () => false,
      ),
    read: async (name) => {
      const key = keyOf(name)
      return withRetries(async () => {
        const answer = await askStore(place, { method: 'GET', key })
        return answer && whole(unaltered(name, answer))
      })
    },
    write: async (name, bytes) => put(name, bytes),
    save: async (name, bytes) => {
      const key = keyOf(name)
      try {
        const parts = inParts(bytes)
        const first = (await parts.next()).value ?? Buffer.alloc(0)
        const second = await parts.next()
        if (!second.done) return await saveParts(place, key, joined([first, second.value], parts))
        await put(name, first)
        return first.length
      } finally {
        // Whoever sends something that cannot be kept is let go, too.
        bytes.destroy()
      }
    },
    open: (name) => {
      nameInside(name)
      const pieces = async function* () {
        const file = await openIfThere(name)
        if (!file) throw Object.assign(new Error(`${name} is not in the file store`), { code: 'ENOENT' })
        const leave = () => file.bytes.destroy()
        if (stream.destroyed) leave()
        stream.once('close', leave)
        yield* file.bytes
      }
      const stream = streamOf(pieces())
      return stream
    },
    openIfThere,
    remove: async (name) => {
      const key = keyOf(name)
      await withRetries(async () => {
        const answer = await askStore(place, { method: 'DELETE', key })
        if (answer) await whole(answer.chunks)
      })
    },
    list: (folder) => {
      const found = listBucket(place, folder === undefined ? prefix : `${keyOf(folder)}/`)
      return (async function* () {
        for await (const file of found) yield { ...file, name: file.name.slice(prefix.length) }
      })()
    },
    addressOf: (name, { seconds, downloadName, mediaType }) => {
      if (!place.isForBrowsers) return undefined
      const address = withQuery(addressIn(place, keyOf(name)), {
        'response-cache-control': 'private, no-store',
        'response-content-disposition': `attachment; filename="${downloadName}"`,
        'response-content-type': mediaType,
      })
      return signedAddress(place, address, seconds, new Date()).href
    },
  }
}

/** Unlike `Readable.from`, which goes only when the piece has come that it asked for, and a store may take long. */
function streamOf(pieces: AsyncGenerator<Buffer>): Readable {
  return new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(error),
      )
    },
  })
}

async function* joined(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first
  yield* rest
}

async function* unaltered(name: string, { headers, chunks }: Answer): AsyncGenerator<Buffer> {
  const wanted = headers.get(SUM)
  const sum = createHash('sha256')
  for await (const chunk of chunks) {
    sum.update(chunk)
    yield chunk
  }
  if (wanted !== null && sum.digest('hex') !== wanted)
    throw new StoreFailure(`${name} does not have the sum with which it was put into the object store.`, { code: 'sum', isTransient: true })
}
