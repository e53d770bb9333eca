export const CHUNK_TIMEOUT_MS = 120_000

/** Fetches a piece of the shop that no page needs at first. It comes in time, or the caller can offer another try. */
export function lazily<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  return Promise.race([
    load().catch(anew<Piece>),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('A piece of the shop did not arrive in time')), CHUNK_TIMEOUT_MS)
    }),
  ])
}

/**
 * A browser may remember, for as long as the page lives, that a piece did not arrive, and never ask for it again. So it is asked for
 * under an address of its own each time; without a connection that fails as well, and the next try can still succeed.
 */
function anew<Piece>(error: unknown): Promise<Piece> {
  const address = error instanceof TypeError ? /https?:[^\s?]+[.]js/.exec(error.message)?.[0] : undefined
  if (!address) throw error
  return import(/* @vite-ignore */ `${address}?otra-vez=${++tries}`)
}
let tries = 0
