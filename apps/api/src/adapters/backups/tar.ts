import { BadBackup } from './bad-backup.ts'

/** The format of tapes (ustar with pax headers), so that any machine can unpack the files of a backup without the shop. */
const BLOCK = 512
const LONGEST_NAME = 100
const LARGEST = 0o77777777777
const FILE = '0'
const ABOUT_THE_NEXT = 'x'

type Entry = { readonly name: string; readonly size: number; readonly changedAt: Date }

/** What stands before the bytes of a file. A name or a size that the old header cannot hold goes into an entry before it. */
export function tarHeader(entry: Entry): Buffer {
  const records = [
    ...(Buffer.byteLength(entry.name) > LONGEST_NAME ? [paxRecord('path', entry.name)] : []),
    ...(entry.size > LARGEST ? [paxRecord('size', String(entry.size))] : []),
  ]
  if (records.length === 0) return plainHeader(entry, FILE)
  const plain = plainHeader({ ...entry, name: 'PaxFile', size: Math.min(entry.size, LARGEST) }, FILE)
  const content = Buffer.from(records.join(''))
  const about = plainHeader({ ...entry, name: 'PaxHeader', size: content.length }, ABOUT_THE_NEXT)
  return Buffer.concat([about, content, tarPadding(content.length), plain])
}

/** Fills the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** Hands on each file in turn, all of whose bytes have to be taken; answers how many there were. */
export async function untar(
  chunks: AsyncIterable<Buffer>,
  put: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> {
  const take = takeFrom(chunks)
  let told: ReadonlyMap<string, string> = new Map()
  for (let count = 0; ; ) {
    const header = await whole(take(BLOCK))
    if (header.every((byte) => byte === 0)) return count
    if (Number.parseInt(textAt(header, 148, 8), 8) !== checksum(header)) throw new BadBackup('The files of the backup cannot be read.')
    const size = Number(told.get('size') ?? Number.parseInt(textAt(header, 124, 12), 8))
    if (textAt(header, 156, 1) === ABOUT_THE_NEXT) told = readPax(await whole(take(size)))
    else {
      await put(told.get('path') ?? textAt(header, 0, LONGEST_NAME), take(size))
      told = new Map()
      count++
    }
    await whole(take(tarPadding(size).length))
  }
}

function plainHeader({ name, size, changedAt }: Entry, kind: string): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, LONGEST_NAME)
  header.write('0000600\0'.concat('0000000\0', '0000000\0'), 100)
  header.write(`${octal(size, 11)}\0${octal(Math.floor(changedAt.getTime() / 1000), 11)}\0`, 124)
  header.write(`        ${kind}`, 148)
  header.write('ustar\0'.concat('00'), 257)
  header.write(`${octal(checksum(header), 6)}\0 `, 148)
  return header
}

/** Each record begins with its own length, that of these digits included. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const lengthWith = (digits: number) => String(digits + Buffer.byteLength(rest))
  const guess = lengthWith(String(Buffer.byteLength(rest)).length)
  return `${lengthWith(guess.length)}${rest}`
}

function readPax(content: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>()
  for (let at = 0; at < content.length; ) {
    const length = Number.parseInt(content.toString('utf8', at, at + 10), 10)
    if (!(length > 0)) throw new BadBackup('The files of the backup cannot be read.')
    const [, key = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(content.toString('utf8', at, at + length)) ?? []
    records.set(key, value)
    at += length
  }
  return records
}

function takeFrom(chunks: AsyncIterable<Buffer>) {
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

async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

/** Of the header as if its own place held blanks. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
function textAt(header: Buffer, at: number, length: number): string {
  return (header.toString('utf8', at, at + length).split('\0')[0] ?? '').trim()
}
