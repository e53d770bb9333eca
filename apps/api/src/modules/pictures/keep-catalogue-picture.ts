import { createHash } from 'node:crypto'
import type { Crop } from '@shop/domain/crop'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { fileTypeFromBuffer } from 'file-type'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { FileNotAccepted } from '../../problems.ts'
import { cleanPicture, type Sender } from '../uploads/uploads.public.ts'
import { originalName, PICTURE_NAME } from './make-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly imageWorker: ImageWorker; readonly jobs: JobQueue }
type Kept = { readonly name: string; readonly width: number; readonly height: number }

const HASH_LENGTH = 32

/** Keeps a picture for everybody to see, named by its content: the same one twice is one file. The worker makes its widths and formats. */
export function keepCataloguePicture(deps: Deps, staffId: number, bytes: Buffer, crop?: Crop): Promise<Kept> {
  return keep(deps, { line: 'customers', who: `staff ${staffId}` }, bytes, { crop })
}

/** Thousands of a supplier's pictures take turns with what people upload; their widths are made one after the other, when nothing else is due. */
const IN_BULK = { line: 'import-pictures', canWait: true } as const

/** The same for one that nobody looked at when it came: what it is is told by its content. */
export async function keepImportedPicture(deps: Deps, importId: number, bytes: Buffer): Promise<Kept> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) throw new FileNotAccepted()
  return keep(deps, { line: 'customers', who: `import ${importId}` }, bytes, { making: IN_BULK })
}

type Way = { readonly crop?: Crop | undefined; readonly making?: typeof IN_BULK }

async function keep({ db, files, imageWorker, jobs }: Deps, sender: Sender, bytes: Buffer, { crop, making }: Way): Promise<Kept> {
  const { bytes: clean, width, height } = await cleanPicture(imageWorker, bytes, sender, crop)
  const name = `${createHash('sha256').update(clean).digest('hex').slice(0, HASH_LENGTH)}.webp`
  await files.write(originalName(name), clean)
  await makeWidths({ db, jobs }, name, making)
  return { name, width, height }
}

const makeWidths = transactional(({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, name: string, making: Way['making']) =>
  jobs.enqueue(db, 'make-pictures', { name }, { key: `pictures:${name}`, ...making }),
)

/** Whether a picture of this name can be shown. */
export async function isKeptPicture(files: FileStore, name: string): Promise<boolean> {
  return PICTURE_NAME.test(name) && (await files.read(originalName(name))) !== undefined
}
