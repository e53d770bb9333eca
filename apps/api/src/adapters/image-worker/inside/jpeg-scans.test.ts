import sharp from 'sharp'
import { expect, test } from 'vitest'
import { honestPhoto, manyScans } from '../../../testing/hostile-pictures.ts'
import { jpegScansOf } from './jpeg-scans.ts'

function noise() {
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
}

test('a photo of a camera is drawn in one go', async () => {
  expect(jpegScansOf(await honestPhoto(640, 480))).toEqual({ count: 1, isPlain: true })
  expect(jpegScansOf(await noise().jpeg({ quality: 100 }).toBuffer())).toEqual({ count: 1, isPlain: true })
})

test('an honest progressive JPEG has about ten scans', async () => {
  for (const picture of [noise().jpeg({ progressive: true }), noise().jpeg({ mozjpeg: true })]) {
    const scans = jpegScansOf(await picture.toBuffer())
    expect(scans).toEqual({ count: expect.any(Number), isPlain: false })
    expect(scans?.count).toBeGreaterThan(1)
    expect(scans?.count).toBeLessThanOrEqual(12)
  }
})

test('every scan counts, also behind what a decoder would skip', async () => {
  expect(jpegScansOf(manyScans(98, 64, 64))).toEqual({ count: 98, isPlain: false })
  const scattered = manyScans(40, 64, 64)
  const start = scattered.indexOf(Buffer.from([0xff, 0xda]))
  const rubbish = Buffer.concat([Buffer.from('zzz'), Buffer.from([0xff, 0xff, 0xff, 0xd0, 0xff, 0x00])])
  expect(jpegScansOf(Buffer.concat([scattered.subarray(0, start), rubbish, scattered.subarray(start)]))?.count).toBe(40)
})

test('the small picture inside a photo, and one behind it, are not looked at', async () => {
  const [photo, small] = [await honestPhoto(64, 64), manyScans(30, 64, 64)]
  const inside = Buffer.concat([Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 255]), small])
  expect(jpegScansOf(Buffer.concat([photo.subarray(0, 2), inside, photo.subarray(2), small]))).toEqual({ count: 1, isPlain: true })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
])('%s has no scans', (_, bytes) => expect(jpegScansOf(bytes)).toBeUndefined())

test.each([
  ['cut off in a segment', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
  ['cut off in a marker', Buffer.from([0xff, 0xd8, 0xff])],
  ['full of nothing but FF', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(100_000, 0xff)])],
  ['a segment without length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0])],
])('a JPEG that is %s ends', (_, bytes) => expect(jpegScansOf(bytes)?.count).toBe(0))
