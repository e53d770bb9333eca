import sharp from 'sharp'
import type { FileStore } from '../../ports/file-store.ts'
import type { PictureFormat } from './picture-formats.ts'

/** A picture may be huge or a trap: more pixels than a good camera takes are refused. */
const MOST_PIXELS = 50_000_000
const QUALITY: Record<PictureFormat, number> = { avif: 50, webp: 72, jpeg: 80 }
const WHITE = '#ffffff'

export const originalName = (name: string) => `pictures/originals/${name}`
export const madeName = (name: string, width: number, format: PictureFormat) => `pictures/made/${name}.${width}.${format}`

/** Makes one width and format of a picture and keeps it; undefined when there is no such picture. */
export const makePicture = async (files: FileStore, name: string, width: number, format: PictureFormat): Promise<Buffer | undefined> => {
  const original = await files.read(originalName(name))
  if (!original) return undefined
  const bytes = await sharp(original, { limitInputPixels: MOST_PIXELS, density: 96 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toFormat(format, { quality: QUALITY[format], ...(format === 'avif' ? { effort: 3 } : {}) })
    .toBuffer()
  await files.write(madeName(name, width, format), bytes)
  return bytes
}
