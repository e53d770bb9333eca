export const PICTURE_WIDTHS = [180, 360, 540, 828, 1200, 1600] as const
const STANDARD_WIDTH = 540

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export function nearestWidth(wanted: string | undefined): number {
  const width = /^\d{1,5}$/.test(wanted ?? '') ? Number(wanted) : STANDARD_WIDTH
  return PICTURE_WIDTHS.reduce((best, made) => (Math.abs(made - width) < Math.abs(best - width) ? made : best))
}

/** What the browser says it can show, the smallest files first. */
export function acceptedFormats(accept: string | undefined): PictureFormat[] {
  return [
    ...(accept?.includes('image/avif') ? (['avif'] as const) : []),
    ...(accept?.includes('image/webp') ? (['webp'] as const) : []),
    'jpeg',
  ]
}
