import { randomUUID } from 'node:crypto'
import type { FileStore } from '../../ports/file-store.ts'
import { cleanPicture } from './clean-picture.ts'

export const UPLOAD_FOLDER = 'uploads'

/** Keeps a visitor's picture under a name that says nothing. The folder is served by nobody; a route of its owner hands it out. */
export const keepPicture = async (files: FileStore, bytes: Buffer): Promise<string> => {
  const name = `${UPLOAD_FOLDER}/${randomUUID()}.webp`
  await files.write(name, await cleanPicture(bytes))
  return name
}
