export const CHUNK_TIMEOUT_MS = 120_000

/** Fetches a piece of the shop that no page needs at first. It comes in time, or the caller can offer another try. */
export const lazily = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  Promise.race([
    load(),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('A piece of the shop did not arrive in time')), CHUNK_TIMEOUT_MS)
    }),
  ])
