import { type Crop, cropInPixels } from '@shop/domain/crop'
import { LONGEST_KEPT_SIDE } from '@shop/domain/upload'
import sharp from 'sharp'
import type { Answer } from '../answer.ts'
import { jpegScansOf } from './jpeg-scans.ts'

const QUALITY = 82
/** An honest progressive JPEG has about ten. */
const MOST_SCANS = 20
/** Of a plain JPEG, which is made smaller while it is read: a good phone takes 12 to 50 million. */
const MOST_PLAIN_PIXELS = 60_000_000

type Upload = { readonly bytes: Buffer; readonly mostPixels: number; readonly crop: Crop | undefined }

/** Drawn anew from its pixels: whatever else was in the file, such as where it was taken or a script, stays behind. */
export async function drawUpload({ bytes, mostPixels, crop }: Upload): Promise<Answer> {
  const scans = jpegScansOf(bytes)
  if (scans && scans.count > MOST_SCANS) return { kind: 'unreadable' }
  const most = scans?.isPlain ? MOST_PLAIN_PIXELS : mostPixels
  try {
    const upright = sharp(bytes, { limitInputPixels: most, failOn: 'error', pages: 1 }).rotate()
    if (crop) upright.extract(cropInPixels(crop, (await upright.metadata()).autoOrient))
    const { data, info } = await upright
      .resize({ width: LONGEST_KEPT_SIDE, height: LONGEST_KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'drawn', drawn: { bytes: data, width: info.width, height: info.height } }
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message)
    // Otherwise it began like a picture and is none, or one that was cut off.
    return isTooLarge ? { kind: 'too-large', mostPixels: most } : { kind: 'unreadable' }
  }
}
