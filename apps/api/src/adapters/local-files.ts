import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../ports/file-store.ts'

export const localFiles = (folder: string): FileStore => {
  const place = (name: string) => {
    const path = normalize(join(folder, name))
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`${name} lies outside the file store`)
    return path
  }
  /** Written beside its place and then moved there. */
  const putWhole = async <Result>(name: string, fill: (unfinished: string) => Promise<Result>): Promise<Result> => {
    const unfinished = `${place(name)}.${randomUUID()}`
    await mkdir(dirname(unfinished), { recursive: true })
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
        // Of a new shop nobody has written a file yet.
        await mkdir(folder, { recursive: true })
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
    write: (name, bytes) => putWhole(name, (unfinished) => writeFile(unfinished, bytes)),
    save: (name, bytes) =>
      putWhole(name, async (unfinished) => {
        const out = createWriteStream(unfinished)
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
