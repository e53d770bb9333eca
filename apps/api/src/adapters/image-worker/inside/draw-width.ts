import sharp from 'sharp'
import type { Drawing } from '../../../ports/image-worker.ts'
import type { Answer } from '../answer.ts'

type Wanted = Extract<Drawing, { kind: 'width' }>

const MOST_PIXELS = 50_000_000
const QUALITY: Record<Wanted['format'], number> = { avif: 44, webp: 72, jpeg: 80 }
const WHITE = '#ffffff'

/** One width and format of a picture of ours. */
export async function drawWidth({ bytes, width, format }: Wanted): Promise<Answer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, density: 96 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toFormat(format, { quality: QUALITY[format], ...(format === 'avif' ? { effort: 3 } : {}) })
    .toBuffer({ resolveWithObject: true })
  return { kind: 'drawn', drawn: { bytes: data, width: info.width, height: info.height } }
}
