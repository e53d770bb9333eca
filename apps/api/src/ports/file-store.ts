import type { Readable } from 'node:stream'

export type StoredFile = { readonly name: string; readonly size: number; readonly writtenAt: Date }
/** One file, and not another one that takes its name meanwhile. */
export type OpenedFile = Omit<StoredFile, 'name'> & { readonly bytes: Readable }
type SignedFor = { readonly seconds: number; readonly downloadName: string; readonly mediaType: string }

/** Their place said no, or nothing at all. */
export class FileStoreFailure extends Error {
  /** Whether it may be otherwise in a moment. */
  readonly isTransient: boolean
  constructor(message: string, { isTransient, cause }: { readonly isTransient: boolean; readonly cause?: unknown }) {
    super(message, { cause })
    this.isTransient = isTransient
  }
}

/** Keeps files by name, such as `pictures/made/balatas.360.webp`. Names that lead out of it are refused. */
export type FileStore = {
  /** Where it is, for people. */
  readonly place: string
  /** Every question goes over the network and is paid; whatever is read there proves that it can be used. */
  readonly isElsewhere: boolean
  /** Whether it can be used at this moment, and is the one that was used before. */
  readonly isThere: () => Promise<boolean>
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** The file appears whole or not at all. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /** The same for what is too large to be held whole; answers how many bytes came. */
  readonly save: (name: string, bytes: Readable) => Promise<number>
  readonly open: (name: string) => Readable
  readonly openIfThere: (name: string) => Promise<OpenedFile | undefined>
  /** Nothing happens when it is not there. */
  readonly remove: (name: string) => Promise<void>
  /** Everything in a folder, such as `vouchers`, and in the folders inside it; of the whole store if none is named. */
  readonly list: (folder?: string) => AsyncIterable<StoredFile>
  /** Where a browser gets this one file from the store itself, for a short while; nothing where only the shop can hand it out. */
  readonly addressOf: (name: string, signedFor: SignedFor) => string | undefined
}

/** The names in a folder that were written before a time. */
export async function listOlder(files: FileStore, folder: string, before: Date): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { name, writtenAt } of files.list(folder)) if (writtenAt < before) names.push(name)
  return names
}
