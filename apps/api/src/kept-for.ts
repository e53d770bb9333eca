/** Reads once and answers the same for a while: however often somebody asks, the database is asked that often and no more. */
export function keptFor<Found>(milliseconds: number, read: () => Promise<Found>, now: () => number = Date.now): () => Promise<Found> {
  let kept: { readonly found: Promise<Found>; readonly until: number } | undefined
  return () => {
    if (!kept || now() >= kept.until) kept = { found: read(), until: now() + milliseconds }
    return kept.found
  }
}
