import { createHash } from 'node:crypto'
import type { Crop } from '@shop/domain/crop'
import type { Db } from '../../database/connect.ts'
import type { Darkroom } from '../../ports/darkroom.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { cleanPicture, type Sender } from '../uploads/uploads.public.ts'
import { originalName } from './make-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly darkroom: Darkroom; readonly jobs: JobQueue }
type Kept = { readonly name: string; readonly width: number; readonly height: number }

const HASH_LENGTH = 32

/** Keeps a picture for everybody to see, named by its content: the same one twice is one file. The worker makes its widths and formats. */
export const keepCataloguePicture = async (
  { db, files, darkroom, jobs }: Deps,
  staffId: number,
  bytes: Buffer,
  crop?: Crop,
): Promise<Kept> => {
  const sender: Sender = { line: 'customers', who: `staff ${staffId}` }
  const { bytes: clean, width, height } = await cleanPicture(darkroom, bytes, sender, crop)
  const name = `${createHash('sha256').update(clean).digest('hex').slice(0, HASH_LENGTH)}.webp`
  await files.write(originalName(name), clean)
  await jobs.enqueue(db, 'make-pictures', { name }, { key: `pictures:${name}` })
  return { name, width, height }
}

const KEPT_NAME = /^\w[\w.-]{0,150}$/

/** Whether a picture of this name can be shown. */
export const isKeptPicture = async (files: FileStore, name: string): Promise<boolean> =>
  KEPT_NAME.test(name) && (await files.read(originalName(name))) !== undefined
