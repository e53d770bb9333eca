import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isKept } from '@shop/api/kept-files'
import type { FileStore } from '@shop/api/ports/file-store'

export type Moved = {
  readonly copied: number
  readonly bytes: number
  /** Were there already, byte for byte. */
  readonly same: number
  /** Names of those that are there and are others, and were written there later: nobody but the owner knows which is right. */
  readonly different: readonly string[]
}

type Way = {
  readonly from: FileStore
  readonly to: FileStore
  /** What is different there is replaced. */
  readonly isOverwriting: boolean
  readonly say?: (line: string) => void
}

const AT_ONCE = 8
const SAID_EVERY = 1_000
/** An object store tells the time of a file in whole seconds: within one, nobody knows which came later. */
const TOLD_IN_MS = 1_000

/** Copies what is missing, and compares everything byte by byte with what lies there afterwards. Nothing is removed anywhere. */
export async function moveFiles({ from, to, isOverwriting, say = () => {} }: Way): Promise<Moved> {
  const moved = { copied: 0, bytes: 0, same: 0, different: [] as string[] }
  const names = namesOf(from)
  const worker = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const { name, writtenAt } = next.value
      const done = await moveOne({ from, to, isOverwriting }, name, writtenAt)
      if (done === 'same') moved.same++
      else if (done === 'different') moved.different.push(name)
      else if (done !== 'gone') {
        moved.copied++
        moved.bytes += done
      }
      if ((moved.same + moved.copied) % SAID_EVERY === 0) say(`  ${(moved.same + moved.copied).toLocaleString('en')} files`)
    }
  }
  const working = Array.from({ length: AT_ONCE }, worker)
  await Promise.all(working).catch(async (error) => {
    // The others finish the file that they have in hand, and take no further one.
    await names.return(undefined)
    await Promise.allSettled(working)
    throw error
  })
  return { ...moved, different: moved.different.toSorted() }
}

async function* namesOf(files: FileStore) {
  for await (const file of files.list()) if (isKept(file.name)) yield file
}

/** Answers how many bytes were copied, or why none. */
async function moveOne({ from, to, isOverwriting }: Way, name: string, writtenAt: Date): Promise<number | 'same' | 'different' | 'gone'> {
  const there = await to.openIfThere(name)
  if (there) {
    const [ours, theirs] = await Promise.all([sumOf(from, name), sumIn(there.bytes)])
    if (ours === undefined) return 'gone'
    if (ours === theirs) return 'same'
    if (!isOverwriting && isLater(there.writtenAt, writtenAt)) return 'different'
  }
  const file = await from.openIfThere(name)
  if (!file) return 'gone'
  const sum = createHash('sha256')
  const bytes = await to.save(name, Readable.from(summed(file.bytes, sum), { objectMode: false }))
  return (await sumOf(to, name)) === sum.digest('hex') ? bytes : 'different'
}

function isLater(there: Date, here: Date): boolean {
  return there.getTime() + TOLD_IN_MS > here.getTime()
}

async function* summed(bytes: AsyncIterable<Buffer>, sum: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    sum.update(chunk)
    yield chunk
  }
}

async function sumOf(files: FileStore, name: string): Promise<string | undefined> {
  const file = await files.openIfThere(name)
  return file && sumIn(file.bytes)
}

async function sumIn(bytes: AsyncIterable<Buffer>): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of bytes) sum.update(chunk)
  return sum.digest('hex')
}
