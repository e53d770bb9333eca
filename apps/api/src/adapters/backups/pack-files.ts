import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BadBackup } from './bad-backup.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** Every width of a picture is made anew from its original when somebody asks for it, and every host tries again whether it can write. */
const MADE_AGAIN = ['pictures/made/', 'condition/']
/** The file store writes beside a file's place and then moves it there. */
const STILL_WRITTEN = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Packed = { count: number; bytes: number }

/**
 * The file store as one archive. Looked through before `takeSnapshot` and once more behind it: a file is written before its row and removed
 * after it, so every file that a row of the snapshot names was there in one of the two.
 */
export const packFiles = async function* (folder: string, takeSnapshot: () => Promise<void>, packed: Packed): AsyncGenerator<Buffer> {
  const known = new Map<string, string>()
  const wasThere = await isThere(folder)
  yield* filesNotYetIn(known, folder, packed)
  await takeSnapshot()
  // A disk that goes away meanwhile is not a shop without new files.
  if (wasThere && !(await isThere(folder)))
    throw new BadBackup(`The folder of the shop’s files, ${folder}, is not there any more. Is its disk mounted? No backup was made.`)
  yield* filesNotYetIn(known, folder, packed)
  yield TAR_END
}

const filesNotYetIn = async function* (known: Map<string, string>, folder: string, packed: Packed): AsyncGenerator<Buffer> {
  for (const name of await listFiles(folder)) {
    const file = await open(join(folder, name)).catch(unlessGone)
    if (!file) continue
    try {
      const { size, mtime } = await file.stat()
      const state = `${size} ${mtime.getTime()}`
      if (known.get(name) === state) continue
      known.set(name, state)
      packed.count++
      packed.bytes += size
      yield tarHeader({ name, size, changedAt: mtime })
      // A file under its own name is whole and stays as it is: another one takes its place instead.
      if (size > 0) yield* exactly(size, name, file.createReadStream({ autoClose: false, end: size - 1 }) as AsyncIterable<Buffer>)
      yield tarPadding(size)
    } finally {
      await file.close()
    }
  }
}

/** A byte less than its header says, and none of the files behind it could be read again. */
const exactly = async function* (size: number, name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = size
  for await (const part of bytes) {
    left -= part.length
    yield part
  }
  if (left !== 0) throw new BadBackup(`The file ${name} changed while it was read. Make the backup again.`)
}

const isThere = async (folder: string): Promise<boolean> => (await stat(folder).catch(unlessGone)) !== undefined

const listFiles = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder))
    .map((path) => relative(folder, path).replaceAll(sep, '/'))
    .filter((name) => !MADE_AGAIN.some((folder) => name.startsWith(folder)) && !STILL_WRITTEN.test(name))
    .toSorted()

/** Folder by folder: one that is removed meanwhile takes only its own files with it. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const paths: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(unlessGone)) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) for (const below of await filesBelow(path)) paths.push(below)
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
