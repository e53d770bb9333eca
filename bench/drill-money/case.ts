import type { Field } from './field.ts'

/**
 * One way in which something goes wrong with money. A file in `cases/` that exports one is part of the drill; it is run in the order of the files' names,
 * on a shop that others have bought from. Afterwards nothing may be lost, doubled or sold twice: the invariants are looked at by the drill itself.
 */
export type Case = {
  /** What it is called on the command line. */
  readonly name: string
  /** What is done, in a few words. */
  readonly does: string
  /** Throws when the shop did wrong; answers the figures that show it did right. */
  readonly run: (field: Field) => Promise<string>
}
