import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export function goodPicture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', background = '#cc3300'): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A picture that says where it was taken. */
export function pictureWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#0033cc' } })
    .withExif({
      IFD0: { Make: 'Teléfono de Ana', ImageDescription: 'mi casa' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 2/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '98/1 12/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

/** Files that say they are pictures. Each is refused, whatever its name and type are. */
export async function badFiles(): Promise<readonly { readonly name: string; readonly bytes: Buffer }[]> {
  const [jpeg, png] = [await goodPicture('jpeg'), await goodPicture('png')]
  const text = (content: string) => Buffer.from(content)
  return [
    { name: 'an SVG with a script', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') },
    {
      name: 'an SVG behind an XML header',
      bytes: text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
    { name: 'a page', bytes: text('<!doctype html><script>alert(1)</script>') },
    { name: 'a script', bytes: text('alert(document.cookie)') },
    { name: 'a PHP file', bytes: text('<?php system($_GET["c"]); ?>') },
    { name: 'plain text', bytes: text('hola') },
    { name: 'a PDF', bytes: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF') },
    { name: 'a GIF', bytes: Buffer.concat([text('GIF89a'), Buffer.alloc(64)]) },
    { name: 'a GIF that is a script', bytes: text('GIF89a/*\x01\x00*/=1;alert(1)') },
    { name: 'a BMP', bytes: Buffer.concat([text('BM'), Buffer.alloc(64)]) },
    { name: 'an executable', bytes: Buffer.concat([text('MZ'), Buffer.alloc(128)]) },
    { name: 'an ELF file', bytes: Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(128)]) },
    { name: 'a ZIP', bytes: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(64)]) },
    {
      name: 'a page behind the first bytes of a JPEG',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('<script>alert(1)</script>')]),
    },
    { name: 'a page behind the first bytes of a PNG', bytes: Buffer.concat([png.subarray(0, 8), text('<html><script>alert(1)</script>')]) },
    { name: 'a JPEG that was cut off', bytes: jpeg.subarray(0, Math.floor(jpeg.length / 2)) },
    { name: 'a PNG that was cut off', bytes: png.subarray(0, 60) },
    { name: 'nothing but zeros', bytes: Buffer.alloc(1_000) },
    { name: 'a PNG of ten thousand million pixels', bytes: pixelFlood(100_000, 100_000) },
    {
      name: 'a WebP header and no picture',
      bytes: Buffer.concat([text('RIFF'), Buffer.from([40, 0, 0, 0]), text('WEBPVP8 '), Buffer.alloc(32)]),
    },
  ]
}

/** A JPEG with a page after its end: browsers that guess would run it, so it is drawn anew. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await goodPicture('jpeg'), Buffer.from('<script>alert("polyglot")</script>')])
}

function pixelFlood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
