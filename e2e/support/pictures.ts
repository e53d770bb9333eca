import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIDE = 16
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

const [GREY, COLOURED] = [0, 2]

/** A picture that no other test has sent: the shop takes a receipt once. */
export function newPicture(): Buffer {
  const rows = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.of(0), randomBytes(SIDE * 3)]))
  return png(SIDE, SIDE, COLOURED, Buffer.concat(rows))
}

/** As many pixels as a phone takes, in a format of which the shop unfolds half as many. */
export function largePicture(width = 8_160, height = 6_120): Buffer {
  return png(width, height, GREY, Buffer.alloc((width + 1) * height))
}

function png(width: number, height: number, colours: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colours], 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
