/** What is kept for a time without a connection, and how much of it at most: the oldest goes first. */
const MOST = { pages: 60, assets: 300, pictures: 200 } as const
export type Shelf = keyof typeof MOST

/** The same for everybody, as the server itself says: nothing personal is ever kept. */
function isShareable(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
}

export async function findKept(shelf: Shelf, url: string): Promise<Response | undefined> {
  return (await caches.open(shelf)).match(url, { ignoreVary: true })
}

export async function keep(shelf: Shelf, url: string, response: Response): Promise<void> {
  if (!isShareable(response)) return
  const cache = await caches.open(shelf)
  await cache.put(url, response)
  const kept = await cache.keys()
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST[shelf]))) await cache.delete(oldest)
}

/** Fetches what is not there yet. That it cannot be had now is no failure. */
export async function keepMissing(shelf: Shelf, urls: readonly string[]): Promise<void> {
  await Promise.allSettled(urls.map(async (url) => (await findKept(shelf, url)) ?? keep(shelf, url, await fetch(url))))
}
