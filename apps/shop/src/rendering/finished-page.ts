import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownMemory } from '@shop/api/own-memory'

/** A page as finished bytes: what is sent is what was kept, no work in between. */
export type FinishedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Packed by brotli, which all but a few browsers take; whoever cannot gets it in another form (`other-encodings.ts`). */
  readonly body: Buffer
}

/** The fifth level saves 2 % more bytes for twice the time; a window of 256 KB sees the whole page. */
const LEVEL = 4
const WINDOW = 18

/** At once and not by and by: pages are finished in a thread of their own, and leave the pool of threads to whoever else needs it. */
export function finishPage(status: number, headers: Readonly<Record<string, string>>, text: string): FinishedPage {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: LEVEL,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
  return { status, headers, etag, body: ownMemory(brotliCompressSync(bytes, { params })) }
}

/** What an object, its strings and its place in the lists cost beside their content. */
const OVERHEAD_BYTES = 2_000

/** What a page takes up in memory, with the address it is kept under. */
export function bytesOf(address: string, { headers, body }: FinishedPage): number {
  const texts = [address, ...Object.entries(headers).flat()].reduce((sum, text) => sum + 2 * text.length, 0)
  return OVERHEAD_BYTES + texts + body.buffer.byteLength
}
