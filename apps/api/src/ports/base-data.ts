import type { FileStore } from './file-store.ts'
import { type KnownNames, NOTHING_KNOWN } from './known-names.ts'

/** How many rows a load added, brought up to date, and left as the shop has them. */
export type BaseDataCounts = { readonly added: number; readonly updated: number; readonly kept: number }

/** Names of parts, brands and cars of the trade. The API itself has none: whoever puts the shop together hands them in. */
export type BaseData = {
  /** Read when they are needed: they are many, and only an import asks for them. */
  readonly names: () => Promise<KnownNames>
  /** Loads them, or brings them up to date; what the shop made of them stays. */
  readonly load: (files: Pick<FileStore, 'write'>, databaseUrl: string) => Promise<BaseDataCounts>
}

/** For a shop that was given none. */
export const NO_BASE_DATA: BaseData = { names: async () => NOTHING_KNOWN, load: async () => ({ added: 0, updated: 0, kept: 0 }) }
