import { type Crop, cropInPixels } from '@shop/domain/crop'
import sharp from 'sharp'
import { FileNotAccepted, PictureTooLarge } from '../../problems.ts'

/** A good phone takes 12 to 50 million; more are a trap: a few kilobytes can unfold to gigabytes. */
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 2_400
const QUALITY = 82

/** Drawn anew from its pixels: whatever else was in the file, such as where it was taken or a script, stays behind. */
export const cleanPicture = async (bytes: Buffer, crop?: Crop): Promise<Buffer> => {
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).rotate()
    if (crop) upright.extract(cropInPixels(crop, (await upright.metadata()).autoOrient))
    return await upright
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    if (error instanceof Error && /exceeds pixel limit/.test(error.message)) throw new PictureTooLarge()
    // It began like a picture and is none, or one that was cut off.
    throw new FileNotAccepted()
  }
}
