import type { UploadedFile } from '../../files.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import { cleanPicture, type Sender } from '../uploads/uploads.public.ts'

export type VoucherFile = {
  readonly bytes: Buffer
  readonly mediaType: 'image/webp' | 'application/pdf'
  readonly extension: 'webp' | 'pdf'
}

/** A picture is drawn anew, so that nothing hidden in it survives; a PDF is kept as it came. */
export async function readVoucherFile(imageWorker: ImageWorker, { bytes, type }: UploadedFile, sender: Sender): Promise<VoucherFile> {
  return type === 'application/pdf'
    ? { bytes, mediaType: type, extension: 'pdf' }
    : { bytes: (await cleanPicture(imageWorker, bytes, sender)).bytes, mediaType: 'image/webp', extension: 'webp' }
}
