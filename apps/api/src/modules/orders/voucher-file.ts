import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { FileNotAccepted } from './orders.problems.ts'

export type VoucherFile = {
  readonly bytes: Buffer
  readonly mediaType: 'image/webp' | 'application/pdf'
  readonly extension: 'webp' | 'pdf'
}

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const PDF = 'application/pdf'
/** A photo of a phone has 12 to 50 million; a bomb has more. */
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 2_400

/** What a file is, its content says. A picture is drawn anew, so that nothing hidden in it survives: no place, no script. A PDF is kept. */
export const readVoucherFile = async (bytes: Buffer): Promise<VoucherFile> => {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (found === PDF && bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { bytes, mediaType: PDF, extension: 'pdf' }
  if (!found || !PICTURES.has(found)) throw new FileNotAccepted()
  const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new FileNotAccepted()
    })
  return { bytes: drawn, mediaType: 'image/webp', extension: 'webp' }
}
