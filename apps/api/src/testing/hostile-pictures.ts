import sharp from 'sharp'

/** Small files that take long to unfold. Each is a true picture: only what it costs is wrong with it. */

function flat(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 20, alpha } } })
}

/** 59 million pixels in 200 kB. */
export function widePng(): Promise<Buffer> {
  return flat(16_384, 3_600).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}

/** The same, and drawn in seven rounds. */
export function interlacedPng(side = 7_700): Promise<Buffer> {
  return flat(side, side, 0.5).png({ compressionLevel: 9, progressive: true }).toBuffer()
}

/** About the widest picture that WebP can be, in 2 kB. */
export function wideWebp(): Promise<Buffer> {
  return flat(16_383, 3_600, 0.5).webp({ lossless: true }).toBuffer()
}

/** A photo as a phone of many megapixels takes it: nothing is wrong with it. */
export function honestPhoto(width = 8_160, height = 6_120): Promise<Buffer> {
  return flat(width, height).jpeg({ quality: 80 }).toBuffer()
}

/** A grey JPEG that says nothing new 97 times: every scan goes over all of its blocks for one coefficient, as the format allows. */
export function manyScans(scans = 98, width = 7_680, height = 7_680): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  // One code per table, of one bit; "no change" for a block, and "nothing in the next 16,384 blocks" with 14 more bits.
  const first = [scan(0, 0, 0), zeros(blocks)]
  const more = Array.from({ length: scans - 1 }, (_, i) => {
    const coefficient = (i % LAST) + 1
    return [i < LAST ? scan(coefficient, 0, 1) : scan(coefficient, 1, 0), zeros(Math.ceil(blocks / LONGEST_RUN) * 15)]
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    ...first,
    ...more.flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

const LAST = 63
const LONGEST_RUN = 16_384
function zeros(bits: number) {
  return Buffer.alloc(Math.ceil(bits / 8))
}
function scan(coefficient: number, high: number, low: number) {
  return segment(0xda, [1, 1, 0, coefficient, coefficient, (high << 4) | low])
}
function segment(marker: number, content: readonly number[]) {
  return Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content])
}
