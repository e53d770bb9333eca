import { randomUUID } from 'node:crypto'
import type { Darkroom } from '../../ports/darkroom.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { cleanPicture, type Sender } from './clean-picture.ts'

type Deps = { readonly files: FileStore; readonly darkroom: Darkroom }

export const UPLOAD_FOLDER = 'uploads'

/** Keeps a visitor's picture under a name that says nothing. The folder is served by nobody; a route of its owner hands it out. */
export async function keepPicture({ files, darkroom }: Deps, bytes: Buffer, sender: Sender): Promise<string> {
  const name = `${UPLOAD_FOLDER}/${randomUUID()}.webp`
  await files.write(name, (await cleanPicture(darkroom, bytes, sender)).bytes)
  return name
}
