import { LONGEST_KEPT_SIDE } from '@shop/domain/upload'

/** Heavier than this, a picture is worth writing anew even if it is not large. */
const LIGHT_BYTES = 1_500_000
const QUALITY = 0.9

let before: Promise<unknown> = Promise.resolve()

/** A picture as large as the shop keeps it, as it is seen upright. Throws where the browser cannot read it. */
export function shrinkPicture(file: File): Promise<File> {
  // One after the other: an old phone has little memory.
  const made = before.then(() => shrink(file))
  before = made.catch(() => undefined)
  return made
}

async function shrink(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, LONGEST_KEPT_SIDE / Math.max(picture.width, picture.height))
    if (scale === 1 && file.size <= LIGHT_BYTES) return file
    const blob = await drawn(picture, Math.round(picture.width * scale) || 1, Math.round(picture.height * scale) || 1)
    const isWorth = scale < 1 || blob.size < file.size
    return isWorth ? new File([blob], file.name, { type: blob.type, lastModified: file.lastModified }) : file
  } finally {
    // Fifty megapixels are 200 MB while they are unfolded.
    picture.close()
  }
}

function drawn(picture: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  context.imageSmoothingQuality = 'high'
  // JPEG knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
