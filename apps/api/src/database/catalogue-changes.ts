import type { Notices } from './notices.ts'

/** Counts the changes of the catalogue, so that whoever caches knows when his copy is old. */
export type CatalogueChanges = {
  /** Rises with every committed change. What was computed under an older number may be out of date. */
  readonly version: () => number
  /** Like `version`, and rises at once with what staff change in this process: they need not wait for the news of it. */
  readonly versionHere: () => number
  readonly noteChangeHere: () => void
  /** Rises only when names were changed that searches are understood by. */
  readonly shelvesVersion: () => number
  readonly onChange: (listener: () => void) => void
}

export function catalogueChanges(notices: Notices): CatalogueChanges {
  let version = 1
  let changesHere = 0
  let shelvesVersion = 1
  const listeners: (() => void)[] = []
  const rise = (payload?: string) => {
    version++
    // Without a message something unknown may have happened.
    if (payload !== '') shelvesVersion++
    for (const listener of listeners) listener()
  }
  notices.on('catalogue', rise)
  // What happened while nobody listened is unknown, so it counts as a change.
  notices.onGap(() => rise())
  return {
    version: () => version,
    // Both only rise: as long as the sum is the same, neither has.
    versionHere: () => version + changesHere,
    noteChangeHere: () => {
      changesHere++
    },
    shelvesVersion: () => shelvesVersion,
    onChange: (listener) => listeners.push(listener),
  }
}
