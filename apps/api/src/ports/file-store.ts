/** Keeps files by name, such as `pictures/made/balatas.360.webp`. */
export type FileStore = {
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** The file appears whole or not at all. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
}
