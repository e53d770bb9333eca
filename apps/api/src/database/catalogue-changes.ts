import type { Notices } from './notices.ts'

/** Counts the changes of the catalogue, so that whoever caches knows when his copy is old. */
export type CatalogueChanges = {
  /** Rises with every committed change. What was computed under an older number may be out of date. */
  readonly version: () => number
  /** Rises only when names were changed that searches are understood by. */
  readonly shelvesVersion: () => number
  readonly onChange: (listener: () => void) => void
}

export const catalogueChanges = (notices: Notices): CatalogueChanges => {
  let version = 1
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
    shelvesVersion: () => shelvesVersion,
    onChange: (listener) => listeners.push(listener),
  }
}
