import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** No two look the same. */
export function newPhoto(): Promise<Buffer> {
  return sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer()
}
