/** The part of a picture that is kept, as fractions of its width and height, the way a person sees it: turned upright. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export const WHOLE_PICTURE: Crop = { left: 0, top: 0, width: 1, height: 1 }
/** Less than this of a side is a slip of the hand. */
const SMALLEST_CROP = 0.02
/** Fractions are rounded on their way; a hair beyond the edge is the edge. */
const HAIR = 1e-6

export function isCrop({ left, top, width, height }: Crop): boolean {
  return (
    [left, top, width, height].every(Number.isFinite) &&
    left >= 0 &&
    top >= 0 &&
    width >= SMALLEST_CROP &&
    height >= SMALLEST_CROP &&
    left + width <= 1 + HAIR &&
    top + height <= 1 + HAIR
  )
}

/** The same crop in whole pixels of a picture, never empty and never outside. */
export function cropInPixels(crop: Crop, size: { readonly width: number; readonly height: number }): Crop {
  const left = Math.min(Math.round(crop.left * size.width), size.width - 1)
  const top = Math.min(Math.round(crop.top * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  }
}

/** The largest part in the middle of a picture that has an aspect ratio (width by height). */
export function largestCrop(picture: { readonly width: number; readonly height: number }, aspect: number | undefined): Crop {
  if (aspect === undefined) return WHOLE_PICTURE
  const own = picture.width / picture.height
  const width = Math.min(1, aspect / own)
  const height = Math.min(1, own / aspect)
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height }
}

/** Moved without leaving the picture. */
export function movedCrop(crop: Crop, right: number, down: number): Crop {
  return {
    ...crop,
    left: clamp(crop.left + right, 0, 1 - crop.width),
    top: clamp(crop.top + down, 0, 1 - crop.height),
  }
}

/** With another lower right corner; an aspect ratio, given in fractions of this picture, is kept. */
export function resizedCrop(crop: Crop, right: number, down: number, ratio: number | undefined): Crop {
  const width = clamp(crop.width + right, SMALLEST_CROP, 1 - crop.left)
  if (ratio === undefined) return { ...crop, width, height: clamp(crop.height + down, SMALLEST_CROP, 1 - crop.top) }
  const kept = Math.min(width, (1 - crop.top) * ratio)
  return { ...crop, width: kept, height: kept / ratio }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
