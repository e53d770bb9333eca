import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../ports/file-store.ts'

/** An archive is read here and there, so it is laid beside first, under a name of ours. */
export async function laidBeside<Result>(files: FileStore, file: string, read: (path: string) => Promise<Result>): Promise<Result> {
  const path = join(tmpdir(), `import-${randomUUID()}.zip`)
  try {
    await pipeline(files.open(file), createWriteStream(path))
    return await read(path)
  } finally {
    await rm(path, { force: true })
  }
}
