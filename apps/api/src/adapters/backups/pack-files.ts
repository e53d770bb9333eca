import { Readable } from 'node:stream'
import { isKept } from '../../kept-files.ts'
import type { FileStore, OpenedFile, StoredFile } from '../../ports/file-store.ts'
import { BadBackup } from './bad-backup.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** Held whole, so that a store that breaks off in the middle of one is asked again before its header is written. */
const HELD_BYTES = 8 * 1024 * 1024

type Packed = { count: number; bytes: number }

/**
 * The file store as one archive. Looked through before `takeSnapshot` and once more behind it: a file is written before its row and removed
 * after it, so every file that a row of the snapshot names was there in one of the two.
 */
export async function* packFiles(files: FileStore, takeSnapshot: () => Promise<void>, packed: Packed): AsyncGenerator<Buffer> {
  const known = new Map<string, string>()
  const wasThere = await files.isThere()
  yield* filesNotYetIn(known, files, packed)
  await takeSnapshot()
  // A disk that goes away meanwhile is not a shop without new files.
  if (wasThere && !(await files.isThere()))
    throw new BadBackup(`The place of the shop’s files, ${files.place}, is not there any more. Is its disk mounted? No backup was made.`)
  yield* filesNotYetIn(known, files, packed)
  yield TAR_END
}

async function* filesNotYetIn(known: Map<string, string>, files: FileStore, packed: Packed): AsyncGenerator<Buffer> {
  for (const listed of await listKept(files)) {
    const { name } = listed
    const state = `${listed.size} ${listed.writtenAt.getTime()}`
    if (known.get(name) === state) continue
    const file = listed.size > HELD_BYTES ? await files.openIfThere(name) : await heldFile(files, listed)
    if (!file) continue
    try {
      known.set(name, state)
      packed.count++
      packed.bytes += file.size
      yield tarHeader({ name, size: file.size, changedAt: file.writtenAt })
      // A file under its own name is whole and stays as it is: another one takes its place instead.
      yield* exactly(file.size, name, file.bytes)
      yield tarPadding(file.size)
    } finally {
      file.bytes.destroy()
    }
  }
}

async function heldFile(files: FileStore, { name, writtenAt }: StoredFile): Promise<OpenedFile | undefined> {
  const bytes = await files.read(name)
  return bytes && { size: bytes.length, writtenAt, bytes: Readable.from([bytes], { objectMode: false }) }
}

/** A byte less than its header says, and none of the files behind it could be read again. */
async function* exactly(size: number, name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = size
  for await (const part of bytes) {
    left -= part.length
    yield part
  }
  if (left !== 0) throw new BadBackup(`The file ${name} changed while it was read. Make the backup again.`)
}

async function listKept(files: FileStore): Promise<readonly StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files.list()) if (isKept(file.name)) found.push(file)
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
