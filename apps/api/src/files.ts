import type { UploadType } from '@shop/domain/upload'
import { type FileStore, listOlder } from './ports/file-store.ts'
import { Problem } from './problem.ts'

/** A file that is what its bytes say; name and type that the sender gave are not looked at. */
export type UploadedFile = { readonly field: string; readonly bytes: Buffer; readonly type: UploadType; readonly hash: string }

/** A file as somebody gets it who may see it. */
export type PrivateFile = {
  readonly mediaType: string
  readonly name: string
  readonly read: () => Promise<Buffer>
  /** From the store itself, where browsers may go there. */
  readonly address: () => string | undefined
}

type Shown = {
  readonly mediaType: string
  readonly name: string
  /** What is said when the row is there and its file is not. */
  readonly missing: () => Error
}

/** Long enough to begin, and too short to be handed on. */
const GOOD_FOR_SECONDS = 60

export function privateFile(files: FileStore, stored: string, { mediaType, name, missing }: Shown): PrivateFile {
  return {
    mediaType,
    name,
    read: async () => {
      const bytes = await files.read(stored)
      if (!bytes) throw missing()
      return bytes
    },
    address: () => files.addressOf(stored, { seconds: GOOD_FOR_SECONDS, downloadName: name, mediaType }),
  }
}

/**
 * Takes back a file whose row was refused. Where the answer was lost nobody knows whether the row is there: then the file stays, and what no row
 * names after a day is swept up.
 */
export async function takeBack(files: FileStore, stored: string, error: unknown): Promise<void> {
  if (error instanceof Problem) await files.remove(stored)
}

const DAY_MS = 86_400_000

/** Removes what no row names: it was erased, or never written because a process died in between. A day is time enough for any row. */
export async function sweepUnnamed(
  files: FileStore,
  folder: string,
  now: Date,
  listNamed: (names: readonly string[]) => Promise<Iterable<string>>,
): Promise<void> {
  const names = await listOlder(files, folder, new Date(now.getTime() - DAY_MS))
  if (names.length === 0) return
  const named = new Set(await listNamed(names))
  for (const name of names) if (!named.has(name)) await files.remove(name)
}

/** Folders of the file store with what customers and suppliers sent: a route of its owner hands it out, nobody else. */
export const PRIVATE_FOLDERS = ['vouchers', 'uploads', 'imports']
