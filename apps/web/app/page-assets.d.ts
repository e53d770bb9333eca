/** Made by page-assets.ts when the server is built. */
declare module 'virtual:page-assets' {
  export const entry: string
  /** The scripts of these pieces of a page, and of what they import at once. */
  export const preloadsOf: (pieces: readonly string[]) => readonly string[]
}
