import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { judgedOnce } from './judged-once.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below it the header that tells of the packing costs about what the packing saves. */
export const SMALLEST_PACKED = 1_024
/** Packed at once: handing less than this to another thread and back takes longer than the work. */
const LARGEST_AT_ONCE = 8_000
/** Seven bytes in a hundred more than by the fourth level of brotli, in half of its time; small answers in a third. A window that is as large as our answers. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)

/** How an answer may travel to whoever says this in `Accept-Encoding`: in the tightest way that is not refused. */
export function encodingFor(accepted: string | undefined): Encoding {
  return accepted === undefined ? 'identity' : judged(accepted)
}

/** By the caller's weights; of what he likes equally, brotli. A weight of 0 refuses, `*` stands for what is not named. */
const judged = judgedOnce((accepted): Encoding => {
  const weights = new Map(
    accepted.split(',').map((wish): [string, number] => {
      const [name = '', ...parameters] = wish.toLowerCase().split(';')
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='))
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2)) || 0]
    }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
})

/** The bytes as they travel. Large ones are packed in another thread. */
export function packed(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (bytes.length > LARGEST_AT_ONCE) return encoding === 'br' ? brotliLater(bytes, BROTLI) : gzipLater(bytes)
  return encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes)
}
