import type { Readable } from 'node:stream'
import type { FileProblem } from '@shop/domain/imports/import'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BadFile } from './bad-file.ts'

/** How much an archive may be, and what is said of one that is more, or locked, or none. */
export type ZipBounds = {
  readonly entries: number
  readonly unfolded: number
  readonly says: { readonly none: FileProblem; readonly locked: FileProblem; readonly many: FileProblem }
}

const WORKBOOK: ZipBounds = {
  entries: 1_000,
  unfolded: 800 * 1_024 * 1_024,
  says: { none: 'damaged', locked: 'old-excel', many: 'unfolds' },
}
/** Sheets of real suppliers shrink to a tenth or a thirtieth; only what was made to explode shrinks more than this. */
const MOST_RATIO = 200
const FREE_TO_UNFOLD = 10 * 1_024 * 1_024
/** Names and notes of all entries, which are held while the archive is open; honest ones take a hundred bytes each. */
const MOST_LISTED = 8 * 1_024 * 1_024

export type Zip = {
  readonly names: readonly string[]
  readonly open: (name: string) => Promise<Readable | undefined>
  readonly sizeOf: (name: string) => number
  readonly close: () => void
}

/** The files of an archive by name. What would unfold too far is refused before any of it is unfolded; a lie about its size later. */
export async function openZip(path: string, bounds = WORKBOOK): Promise<Zip> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(new BadFile(bounds.says.none)) : resolve(opened),
    ),
  )
  try {
    const entries = await listEntries(zip, bounds)
    return {
      names: [...entries.keys()],
      open: (name) => {
        const entry = entries.get(name)
        return entry ? openEntry(zip, entry) : Promise.resolve(undefined)
      },
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function listEntries(zip: ZipFile, bounds: ZipBounds): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let unfolded = 0
    let folded = 0
    let listed = 0
    let count = 0
    zip.on('error', () => reject(new BadFile('damaged')))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unfolded += entry.uncompressedSize
      folded += entry.compressedSize
      listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      // One name may come again and again.
      count += 1
      const isBomb = unfolded > bounds.unfolded || (unfolded > FREE_TO_UNFOLD && unfolded / Math.max(folded, 1) > MOST_RATIO)
      if (isBomb || listed > MOST_LISTED) return reject(new BadFile('unfolds'))
      if (count > bounds.entries) return reject(new BadFile(bounds.says.many))
      if (entry.isEncrypted()) return reject(new BadFile(bounds.says.locked))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(new BadFile('damaged')) : resolve(stream))),
  )
}
