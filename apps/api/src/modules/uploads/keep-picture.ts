import { randomUUID } from 'node:crypto'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import { cleanPicture, type Sender } from './clean-picture.ts'

type Deps = { readonly files: FileStore; readonly imageWorker: ImageWorker }

export const UPLOAD_FOLDER = 'uploads'

/** Keeps a visitor's picture under a name that says nothing. The folder is served by nobody; a route of its owner hands it out. */
export async function keepPicture({ files, imageWorker }: Deps, bytes: Buffer, sender: Sender): Promise<string> {
  const name = `${UPLOAD_FOLDER}/${randomUUID()}.webp`
  await files.write(name, (await cleanPicture(imageWorker, bytes, sender)).bytes)
  return name
}
