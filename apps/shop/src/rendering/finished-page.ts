import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page as finished bytes: what is sent is what was kept, no work in between. */
export type FinishedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer }
}

/** At once and not by and by: pages are finished in a thread of their own, and leave the pool of threads to whoever else needs it. */
export const finishPage = (status: number, headers: Readonly<Record<string, string>>, identity: Buffer): FinishedPage => {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
  const bodies = {
    identity: ownMemory(identity),
    br: ownMemory(brotliCompressSync(identity, quality)),
    gzip: ownMemory(gzipSync(identity)),
  }
  return { status, headers, etag: `"${createHash('sha1').update(identity).digest('base64url')}"`, bodies }
}

/** Small results stand in large pieces of memory that they would hold on to; a copy is as large as it says. */
const ownMemory = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** What an object, its strings and its place in the lists cost beside their content. */
const OVERHEAD_BYTES = 2_000

/** What a page takes up in memory, with the address it is kept under. */
export const bytesOf = (address: string, { headers, bodies }: FinishedPage): number => {
  const texts = [address, ...Object.entries(headers).flat()].reduce((sum, text) => sum + 2 * text.length, 0)
  return OVERHEAD_BYTES + texts + Object.values(bodies).reduce((sum, body) => sum + body.buffer.byteLength, 0)
}
