/** A test by its file and its whole name, as a report writes it: groups before it, joined by ` > ` (Vitest) or ` › ` (Playwright). */
export type Proof = { readonly file: string; readonly test: string }

/** One thing that can be checked about the shop, in our own words. It holds when all tests that show it ran and passed. */
export type Line = { readonly number: string; readonly says: string; readonly shownBy: readonly Proof[] }

export type Section = { readonly number: number; readonly title: string; readonly lines: readonly Line[] }

export const line = (number: string, says: string, ...shownBy: readonly [Proof, ...Proof[]]): Line => ({ number, says, shownBy })

/** Of a table of tests, one row may be named, or by the title with its `%s` and `$name` all of them. */
export const testsIn =
  (file: string) =>
  (test: string): Proof => ({ file, test })
