import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** No two look the same. */
export const newPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer()
