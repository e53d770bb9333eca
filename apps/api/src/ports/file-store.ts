import type { Readable } from 'node:stream'

/** Keeps files by name, such as `pictures/made/balatas.360.webp`. */
export type FileStore = {
  /** Whether it can be read and written at this moment. */
  readonly isThere: () => Promise<boolean>
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** The file appears whole or not at all. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /** The same for what is too large to be held whole; answers how many bytes came. */
  readonly save: (name: string, bytes: Readable) => Promise<number>
  readonly open: (name: string) => Readable
  /** Nothing happens when it is not there. */
  readonly remove: (name: string) => Promise<void>
  /** The names in a folder, such as `vouchers`, that were written before a time. */
  readonly listOlder: (folder: string, before: Date) => Promise<readonly string[]>
}
