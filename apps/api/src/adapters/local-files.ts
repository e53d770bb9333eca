import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../ports/file-store.ts'

/** Receipts and customers' photos lie here: they are for the user who runs the shop, and for nobody else on the machine. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** On the disk before anybody is told that it is kept: a power cut must not leave a row without its file. */
const KEPT = { mode: FILE_MODE, flush: true }

export const localFiles = (folder: string): FileStore => {
  const place = (name: string) => {
    const path = normalize(join(folder, name))
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`${name} lies outside the file store`)
    return path
  }
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
    isThere: async () => {
      try {
        await access(folder, constants.R_OK | constants.W_OK)
        return true
      } catch {
        return false
      }
    },
    read: (name) =>
      readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    write: (name, bytes) => putWhole(name, (unfinished) => writeFile(unfinished, bytes, KEPT)),
    save: (name, bytes) =>
      putWhole(name, async (unfinished) => {
        const out = createWriteStream(unfinished, KEPT)
        await pipeline(bytes, out)
        return out.bytesWritten
      }),
    open: (name) => createReadStream(place(name)),
    remove: (name) => rm(place(name), { force: true }),
    listOlder: async (inside, before) => {
      const names = await readdir(place(inside)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const files = await Promise.all(names.map(async (name) => ({ name, writtenAt: (await stat(place(join(inside, name)))).mtime })))
      return files.filter(({ writtenAt }) => writtenAt < before).map(({ name }) => `${inside}/${name}`)
    },
  }
}

/**
 * For files from before they were kept to ourselves. The folder of the store closes all below it; private folders are gone through
 * once, and their own mode, set last, says that they were.
 */
export const tightenFiles = async (folder: string, isPrivate: readonly string[]): Promise<void> => {
  await tightenFolder(folder)
  for (const name of isPrivate) {
    const path = join(folder, name)
    if (!(await isWide(path))) continue
    for (const file of await readdir(path)) await tighten(join(path, file), FILE_MODE)
    await tightenFolder(path)
  }
}

const tightenFolder = async (path: string) => {
  if (await isWide(path)) await tighten(path, FOLDER_MODE)
}

/** What belongs to another user of the machine is that user's to close. */
const tighten = (path: string, mode: number) =>
  chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })

const isWide = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && (found.mode & 0o077) !== 0
}
