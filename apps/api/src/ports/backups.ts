export type MadeBackup = { readonly name: string; readonly bytes: number; readonly isEncrypted: boolean }

/** How the newest backup stood the test. A note says what could not be tried, and why. */
export type VerifiedBackup = { readonly name: string; readonly failure: string | undefined; readonly note: string | undefined }

/** Copies of the whole shop, its database and its files, kept where the shop was told to. */
export type Backups = {
  readonly make: () => Promise<MadeBackup>
  /** Removes what is too old to be kept, but never the newest nor one of these; answers the names. */
  readonly prune: (except: readonly string[]) => Promise<readonly string[]>
  /** Restores the newest beside the shop, looks whether all is well, and removes it again; nothing where there is none. */
  readonly verifyNewest: () => Promise<VerifiedBackup | undefined>
}
