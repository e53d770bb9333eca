import type { Fetched } from './fetch-page.ts'

/** A page that was pointed at is not older than this when it is shown. */
const FRESH_MS = 10_000
/** Whoever only passes over a link wants nothing of it. */
const MEANT_MS = 100

type Ahead = { readonly page: Promise<Fetched>; readonly at: number }

/** Pages that are fetched before they are asked for. What came to nothing is not kept. */
export function pagesAhead(fetchAhead: (url: URL) => Promise<Fetched>) {
  const pages = new Map<string, Ahead>()
  let meant: ReturnType<typeof setTimeout> | undefined
  const isFresh = ({ at }: Ahead) => Date.now() - at < FRESH_MS
  const begin = (url: URL) => {
    for (const [address, one] of pages) if (!isFresh(one)) pages.delete(address)
    if (pages.has(url.href)) return
    const page = fetchAhead(url)
    pages.set(url.href, { page, at: Date.now() })
    void page.then((fetched) => {
      if (fetched.kind !== 'page' || fetched.problem) pages.delete(url.href)
    })
  }
  return {
    pointAt: (url: URL | undefined) => {
      clearTimeout(meant)
      if (url) meant = setTimeout(begin, MEANT_MS, url)
    },
    take: (url: URL): Promise<Fetched> | undefined => {
      clearTimeout(meant)
      const ahead = pages.get(url.href)
      pages.delete(url.href)
      return ahead && isFresh(ahead) ? ahead.page : undefined
    },
  }
}
