import type { Db } from './database/connect.ts'
import { type FilesMark, findFilesMark, insertFilesMark, noteFilesMarked } from './database/files-mark.queries.ts'
import { isKept, MARK_NAME } from './kept-files.ts'
import type { FileStore } from './ports/file-store.ts'

/** The place that was named does not hold this shop's files. */
export class OthersFiles extends Error {}

/** The shop's mark; made up when it is asked for the first time. */
export async function ownMark(db: Db): Promise<FilesMark> {
  await insertFilesMark(db)
  const found = await findFilesMark(db)
  if (!found) throw new Error('The mark of the shop’s files was taken away meanwhile.')
  return found
}

/** At the start: the store is this shop's, or becomes it if no store ever was. */
export async function markFiles(db: Db, files: FileStore, assertNoneLost: () => Promise<void>): Promise<void> {
  const own = await ownMark(db)
  if (await isToBeMarked(files, own, assertNoneLost)) await putMark(files, own)
  await noteFilesMarked(db)
}

/** Refuses what is not this shop's. Before any store was, `assertNoneLost` judges a place without a file: its disk may not be mounted. */
export async function isToBeMarked(files: FileStore, own: FilesMark, assertNoneLost: () => Promise<void>): Promise<boolean> {
  if (!(await isUnmarked(files, own))) return false
  if (own.isMade) throw new OthersFiles(unmarked(files))
  if (await holdsNothing(files)) await assertNoneLost()
  return true
}

/** The owner's word: this is where the shop's files are from now on. A place of another shop stays that shop's. */
export async function markByHand(db: Db, files: FileStore): Promise<void> {
  const own = await ownMark(db)
  if (await isUnmarked(files, own)) await putMark(files, own)
  await noteFilesMarked(db)
}

/** For whoever only looks: also before the first start, when nothing is marked yet. */
export async function assertMarked(db: Db, files: FileStore): Promise<void> {
  const own = await findFilesMark(db)
  if (own?.isMade) await assertMark(files, own)
}

/** The same store, which is there only as long as its mark is. */
export function whileMarked(files: FileStore, own: FilesMark | undefined): FileStore {
  return own?.isMade
    ? {
        ...files,
        isThere: async () =>
          (files.isElsewhere || (await files.isThere())) &&
          files.read(MARK_NAME).then(
            (found) => says(found, own),
            () => false,
          ),
      }
    : files
}

export function putMark(files: FileStore, { mark }: FilesMark): Promise<void> {
  return files.write(MARK_NAME, Buffer.from(`${mark}\n`))
}

/** Whether nobody has marked it; what another shop has marked is refused. */
export async function isUnmarked(files: FileStore, own: FilesMark): Promise<boolean> {
  const found = await files.read(MARK_NAME)
  if (found && !says(found, own)) throw new OthersFiles(ofAnother(files))
  return found === undefined
}

async function assertMark(files: FileStore, own: FilesMark): Promise<void> {
  if (await isUnmarked(files, own)) throw new OthersFiles(unmarked(files))
}

function says(found: Buffer | undefined, { mark }: FilesMark): boolean {
  return found?.toString().trim() === mark
}

/** Every process that starts writes something, and pictures are made again: none of that came from before. */
export async function holdsNothing(files: FileStore): Promise<boolean> {
  for await (const { name } of files.list()) if (isKept(name)) return false
  return true
}

function unmarked({ place }: FileStore): string {
  return `The shop’s files are not there: ${place} does not hold the mark that the shop put among them (${MARK_NAME}). Nothing was opened or changed.
Is its disk mounted, and are DATA_FOLDER and FILES_STORE as they were? If the files were brought there in another way, say so once: npm run files:mark`
}

function ofAnother({ place }: FileStore): string {
  return `${place} holds the files of another shop (${MARK_NAME}). Nothing was opened or changed.
Give this shop a DATA_FOLDER, or a FILES_S3_PREFIX, of its own. Only if no other shop uses that place: remove ${MARK_NAME} there, then npm run files:mark`
}
