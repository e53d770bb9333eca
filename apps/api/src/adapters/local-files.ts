import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore, StoredFile } from '../ports/file-store.ts'
import { nameInside } from './name-inside.ts'

/** Receipts and customers' photos lie here: they are for the user who runs the shop, and for nobody else on the machine. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** On the disk before anybody is told that it is kept: a power cut must not leave a row without its file. */
const KEPT = { mode: FILE_MODE, flush: true }

export function localFiles(folder: string): FileStore {
  const place = (name: string) => join(folder, nameInside(name))
  /** Written beside its place and then moved there. */
  const putWhole = async <Result>(name: string, fill: (unfinished: string) => Promise<Result>): Promise<Result> => {
    const unfinished = `${place(name)}.${randomUUID()}`
    await mkdir(dirname(unfinished), { recursive: true, mode: FOLDER_MODE })
    try {
      const result = await fill(unfinished)
      await rename(unfinished, place(name))
      return result
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  return {
    place: folder,
    isElsewhere: false,
    isThere: async () => {
      try {
        await access(folder, constants.R_OK | constants.W_OK)
        return true
      } catch {
        return false
      }
    },
    read: async (name) => readFile(place(name)).catch(unlessGone),
    write: (name, bytes) => putWhole(name, (unfinished) => writeFile(unfinished, bytes, KEPT)),
    save: (name, bytes) =>
      putWhole(name, async (unfinished) => {
        const out = createWriteStream(unfinished, KEPT)
        await pipeline(bytes, out)
        return out.bytesWritten
      }),
    open: (name) => createReadStream(place(name)),
    openIfThere: async (name) => {
      const file = await open(place(name)).catch(unlessGone)
      if (!file) return undefined
      const { size, mtime } = await file.stat()
      return { size, writtenAt: mtime, bytes: file.createReadStream() }
    },
    remove: async (name) => rm(place(name), { force: true }),
    list: (inside) => filesBelow(folder, inside === undefined ? '' : nameInside(inside)),
    addressOf: () => undefined,
  }
}

/** Folder by folder: one that is removed meanwhile takes only its own files with it. */
async function* filesBelow(folder: string, inside: string): AsyncGenerator<StoredFile> {
  for (const entry of (await readdir(join(folder, inside), { withFileTypes: true }).catch(unlessGone)) ?? []) {
    const name = inside === '' ? entry.name : `${inside}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, name)
    const found = entry.isFile() ? await stat(join(folder, name)).catch(unlessGone) : undefined
    if (found) yield { name, size: found.size, writtenAt: found.mtime }
  }
}

/** A folder is no file, and neither is what would lie inside a file. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) throw error
}

/**
 * For files from before they were kept to ourselves. The folder of the store closes all below it; private folders are gone through
 * once, and their own mode, set last, says that they were.
 */
export async function tightenFiles(folder: string, isPrivate: readonly string[]): Promise<void> {
  await tightenFolder(folder)
  for (const name of isPrivate) {
    const path = join(folder, name)
    if (!(await isWide(path))) continue
    for (const file of await readdir(path)) await tighten(join(path, file), FILE_MODE)
    await tightenFolder(path)
  }
}

async function tightenFolder(path: string) {
  if (await isWide(path)) await tighten(path, FOLDER_MODE)
}

/** What belongs to another user of the machine is that user's to close. */
function tighten(path: string, mode: number) {
  return chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

async function isWide(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && (found.mode & 0o077) !== 0
}
