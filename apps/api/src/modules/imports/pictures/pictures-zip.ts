import { buffer } from 'node:stream/consumers'
import { MOST_ZIP_FILES, type PictureFailure } from '@shop/domain/imports/import-pictures'
import { keysOfFile } from '@shop/domain/imports/picture-cell'
import { MOST_UPLOAD_BYTES } from '@shop/domain/upload'
import type { FileStore } from '../../../ports/file-store.ts'
import { laidBeside } from '../laid-beside.ts'
import { BadFile } from '../reading/bad-file.ts'
import { openZip, type Zip, type ZipBounds } from '../reading/open-zip.ts'

/** Pictures do not shrink any more when they are packed: what unfolds to twice the largest archive was made to. */
const PICTURES: ZipBounds = {
  entries: MOST_ZIP_FILES,
  unfolded: 600 * 1_024 * 1_024,
  says: { none: 'not-a-zip', locked: 'zip-locked', many: 'zip-too-many' },
}

/** A file of the ZIP by what a row may call it. */
export type ZipFile = { readonly key: string; readonly entry: string }

/** The pictures of a stored ZIP, in whatever folders they lie; of two with one name the first. Archives within are none. */
export function listPictures(files: FileStore, zip: string): Promise<readonly ZipFile[]> {
  return withZip(files, zip, async ({ names }) => {
    const found = new Map<string, string>()
    const keys = names.map((entry) => ({ entry, keys: keysOfFile(entry) }))
    // Whole names first: "a.b" without an ending must not hide a file that is called so.
    for (const at of [0, 1])
      for (const { entry, keys: of } of keys) {
        const key = of[at]
        if (key !== undefined && !found.has(key)) found.set(key, entry)
      }
    if (found.size === 0) throw new BadFile('zip-without-pictures')
    return [...found].map(([key, entry]) => ({ key, entry }))
  })
}

export function withZip<Result>(files: FileStore, zip: string, read: (zip: Zip) => Promise<Result>): Promise<Result> {
  return laidBeside(files, zip, async (path) => {
    const opened = await openZip(path, PICTURES)
    try {
      return await read(opened)
    } finally {
      opened.close()
    }
  })
}

/** One picture, whole and no larger than anybody may upload. Archives that lie about a size are found out while they are read. */
export async function pictureIn(zip: Zip, entry: string): Promise<Buffer | PictureFailure> {
  if (zip.sizeOf(entry) > MOST_UPLOAD_BYTES) return 'too-large'
  try {
    const bytes = await zip.open(entry)
    return bytes ? await buffer(bytes) : 'not-in-zip'
  } catch {
    return 'not-a-picture'
  }
}
