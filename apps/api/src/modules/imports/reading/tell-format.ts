import type { Readable } from 'node:stream'
import type { ImportFormat } from '@shop/domain/imports/import'
import { BadFile } from './bad-file.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type TextFormat = { readonly format: ImportFormat; readonly encoding: Encoding | undefined; readonly delimiter: string | undefined }

const HEAD_BYTES = 64 * 1_024
const DELIMITERS = [',', ';', '\t', '|'] as const
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** What a file is, by its bytes; all of them are looked at, a piece at a time, because its one accent may stand at the end. */
export async function tellFormat(bytes: Readable): Promise<TextFormat> {
  const chunks: Uint8Array[] = []
  let length = 0
  let isUtf8 = true
  let hasNul = false
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
    if (length < HEAD_BYTES) chunks.push(chunk)
    length += chunk.length
    hasNul ||= chunk.includes(0)
    if (isUtf8) isUtf8 = isDecoded(() => utf8.decode(chunk, { stream: true }))
  }
  if (length === 0) throw new BadFile('empty')
  const head = Buffer.concat(chunks).subarray(0, HEAD_BYTES)
  if (beginsWith(head, ZIP)) return { format: 'xlsx', encoding: undefined, delimiter: undefined }
  if (beginsWith(head, OLD_EXCEL)) throw new BadFile('old-excel')
  const encoding = encodingOf(head, isUtf8 && isDecoded(() => utf8.decode()), hasNul)
  const text = new TextDecoder(encoding).decode(head)
  if (/^\s*<(\?xml|!DOCTYPE|!--|[A-Za-z])/.test(text)) return { format: 'aces', encoding, delimiter: undefined }
  if (text.trim() === '') throw new BadFile('empty')
  return { format: 'csv', encoding, delimiter: delimiterOf(text) }
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]) {
  return signature.every((byte, i) => bytes[i] === byte)
}

function isDecoded(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

function encodingOf(head: Buffer, isUtf8: boolean, hasNul: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (hasNul) return withoutMark(head)
  if (isUtf8) return 'utf-8'
  // Neither a text of this century nor of the last: pictures, programs, archives.
  if (head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1a))
    throw new BadFile('unknown-kind')
  return 'windows-1252'
}

/** Western text in UTF-16 has a zero in every other byte. */
function withoutMark(head: Buffer): Encoding {
  const zeros = [0, 0]
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length * 0.3 && even < odd / 20) return 'utf-16le'
  if (even > head.length * 0.3 && odd < even / 20) return 'utf-16be'
  throw new BadFile('unknown-kind')
}

/** The sign that stands equally often in most of the first lines. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const scoreOf = (sign: string): number => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0)
    const most = counts.toSorted((a, b) => counts.filter((c) => c === b).length - counts.filter((c) => c === a).length)[0] ?? 0
    return counts.filter((count) => count === most).length * 1_000 + Math.min(most, 999)
  }
  return DELIMITERS.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? ','
}
