import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** Every width of a picture is made anew from its original when somebody asks for it. */
const MADE_AGAIN = 'pictures/made/'
/** The file store writes beside a file's place and then moves it there. */
const STILL_WRITTEN = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Packed = { count: number; bytes: number }

/**
 * The file store as one archive. Looked through before `takeSnapshot` and once more behind it: a file is written before its row and removed
 * after it, so every file that a row of the snapshot names was there in one of the two.
 */
export const packFiles = async function* (folder: string, takeSnapshot: () => Promise<void>, packed: Packed): AsyncGenerator<Buffer> {
  const known = new Map<string, string>()
  yield* filesNotYetIn(known, folder, packed)
  await takeSnapshot()
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
      if (size > 0) yield* file.createReadStream({ autoClose: false, end: size - 1 }) as AsyncIterable<Buffer>
      yield tarPadding(size)
    } finally {
      await file.close()
    }
  }
}

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith(MADE_AGAIN) && !STILL_WRITTEN.test(name))
    .toSorted()
}

const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
