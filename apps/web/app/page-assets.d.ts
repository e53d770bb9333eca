/** Made by page-assets.ts when the server is built. */
declare module 'virtual:page-assets' {
  import type { Locale } from '@shop/domain/locale'
  export const entry: string
  /** The whole style sheet; while developing, Vite serves it. */
  export const styles: string | undefined
  /** The scripts of these pieces of a page, of what they import at once, and the words; those that take longest first. */
  export const preloadsOf: (pieces: readonly string[], locale: Locale) => readonly string[]
  /** What sleeps on a page and is wanted at once by whoever buys before it is awake. */
  export const asleepOn: (pieces: readonly string[]) => readonly string[]
}
