import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker, Place } from '../../ports/image-worker.ts'
import type { PictureFormat } from './picture-formats.ts'
import { SHIPPED_PICTURE } from './shipped-picture.ts'

export type PictureDeps = { readonly files: FileStore; readonly imageWorker: ImageWorker }
type Wanted = { readonly name: string; readonly width: number; readonly format: PictureFormat }

/** What a picture may be called, and no path. */
export const PICTURE_NAME = /^\w[\w.-]{0,150}$/
export function originalName(name: string) {
  return `pictures/originals/${name}`
}
export function madeName(name: string, width: number, format: PictureFormat) {
  return `pictures/made/${name}.${width}.${format}`
}

/** As large as a logo is ever shown. */
const MEASURED_WIDTH = 360

/** How wide and high a picture is shown; undefined when there is no such picture. */
export async function measurePicture(
  { files, imageWorker }: PictureDeps,
  name: string,
  place: Place,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const original = PICTURE_NAME.test(name) ? await files.read(originalName(name)) : undefined
  if (!original) return undefined
  const { width, height } = await imageWorker.draw({ kind: 'width', bytes: original, width: MEASURED_WIDTH, format: 'webp' }, place)
  return { width, height }
}

/** Makes one width and format of a picture and keeps it; undefined when there is no such picture. */
export async function makePicture(
  { files, imageWorker }: PictureDeps,
  { name, width, format }: Wanted,
  place: Place,
): Promise<Buffer | undefined> {
  const original = name === SHIPPED_PICTURE.name ? SHIPPED_PICTURE.bytes : await files.read(originalName(name))
  if (!original) return undefined
  const { bytes } = await imageWorker.draw({ kind: 'width', bytes: original, width, format }, place)
  await files.write(madeName(name, width, format), bytes)
  return bytes
}
