import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Part = { readonly name: string; readonly text: AsyncIterable<string> }
type Written = { readonly name: Buffer; readonly crc: number; readonly folded: number; readonly unfolded: number; readonly at: number }

/** Sizes follow the bytes they are about: they are not known before. */
const SIZES_FOLLOW = 0x0808
const DEFLATED = 8
/** 1 January 1980, the first day that archives know. */
const DAY = 0x21
const GATHERED = 64_000

/** An archive, part by part as each is made; none is held whole. */
export const writeZip = async function* (parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for (const { name: text, text: content } of parts) {
    const name = Buffer.from(text)
    const start = at
    const head = Buffer.concat([
      record(0x04034b50, [20, 2], [SIZES_FOLLOW, 2], [DEFLATED, 2], [0, 2], [DAY, 2], [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ])
    yield head
    let crc = 0
    let unfolded = 0
    let folded = 0
    const counted = async function* () {
      for await (const bytes of gathered(content)) {
        crc = crc32(bytes, crc)
        unfolded += bytes.length
        yield bytes
      }
    }
    for await (const bytes of Readable.from(counted()).compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
      folded += bytes.length
      yield bytes
    }
    const tail = record(0x08074b50, [crc, 4], [folded, 4], [unfolded, 4])
    yield tail
    at += head.length + folded + tail.length
    written.push({ name, crc, folded, unfolded, at: start })
  }
  const directory = Buffer.concat(written.map(entryOf))
  yield directory
  yield record(0x06054b50, [0, 2], [0, 2], [written.length, 2], [written.length, 2], [directory.length, 4], [at, 4], [0, 2])
}

const entryOf = ({ name, crc, folded, unfolded, at }: Written): Buffer =>
  Buffer.concat([
    record(
      0x02014b50,
      [20, 2],
      [20, 2],
      [SIZES_FOLLOW, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc, 4],
      [folded, 4],
      [unfolded, 4],
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ),
    name,
  ])

const record = (signature: number, ...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, width]) => sum + width, 0))
  let at = bytes.writeUInt32LE(signature, 0)
  for (const [value, width] of fields) at = bytes.writeUIntLE(value, at, width)
  return bytes
}

const gathered = async function* (texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < GATHERED) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(waiting)
}
