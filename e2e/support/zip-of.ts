import { crc32 } from 'node:zlib'

type File = { readonly name: string; readonly bytes: Buffer }

const MARKS = { local: 'PK\x03\x04', listed: 'PK\x01\x02\x14\x00', end: 'PK\x05\x06' } as const

/** A ZIP whose files lie in it as they are. */
export function zipOf(files: readonly File[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const part = Buffer.concat([Buffer.from(MARKS.local, 'latin1'), fields, Buffer.from(name), bytes])
    list.push(Buffer.concat([Buffer.from(MARKS.listed, 'latin1'), fields, place, Buffer.from(name)]))
    parts.push(part)
    at += part.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write(MARKS.end, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
