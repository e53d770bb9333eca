import { BadBackup } from './bad-backup.ts'

/** The plain format of tapes (ustar), so that any machine can unpack the files of a backup without the shop. */
const BLOCK = 512
const LONGEST_NAME = 100
const LARGEST = 0o77777777777

export type TarEntry = { readonly name: string; readonly size: number; readonly changedAt: Date }

export const tarHeader = ({ name, size, changedAt }: TarEntry): Buffer => {
  const cut = Buffer.byteLength(name) > LONGEST_NAME ? name.indexOf('/', Buffer.byteLength(name) - LONGEST_NAME - 1) : -1
  const [prefix, last] = cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : ['', name]
  if (Buffer.byteLength(last) > LONGEST_NAME || size > LARGEST)
    throw new BadBackup(`The file ${name} is too large, or its name too long, for a backup.`)
  const header = Buffer.alloc(BLOCK)
  header.write(last, 0)
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100)
  header.write(`${octal(size, 11)}\0${octal(Math.floor(changedAt.getTime() / 1000), 11)}\0`, 124)
  header.write('        0', 148)
  header.write('ustar\0' + '00', 257)
  header.write(prefix, 345)
  header.write(`${octal(checksum(header), 6)}\0 `, 148)
  return header
}

/** Fills the last block of a file. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** Hands on each file in turn; all of its bytes have to be taken. */
export const untar = async (
  chunks: AsyncIterable<Buffer>,
  put: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> => {
  const take = takeFrom(chunks)
  for (let count = 0; ; count++) {
    const header = await whole(take(BLOCK))
    if (header.every((byte) => byte === 0)) return count
    if (Number.parseInt(textAt(header, 148, 8), 8) !== checksum(header)) throw new BadBackup('The files of the backup cannot be read.')
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const prefix = textAt(header, 345, 155)
    await put(`${prefix && `${prefix}/`}${textAt(header, 0, LONGEST_NAME)}`, take(size))
    await whole(take(tarPadding(size).length))
  }
}

const takeFrom = (chunks: AsyncIterable<Buffer>) => {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async function* (wanted: number): AsyncGenerator<Buffer> {
    for (let left = wanted; left > 0; ) {
      if (rest.length === 0) {
        const next = await iterator.next()
        if (next.done) throw new BadBackup('The files of the backup end in the middle.')
        rest = next.value
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}

const whole = async (parts: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

/** Of the header as if its own place held blanks. */
const checksum = (header: Buffer): number => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0')
const textAt = (header: Buffer, at: number, length: number): string =>
  (header.toString('utf8', at, at + length).split('\0')[0] ?? '').trim()
