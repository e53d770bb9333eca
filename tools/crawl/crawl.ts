import { judgePage } from './judge-page.ts'
import { readPage } from './read-page.ts'
import { type ListedAddress, readSitemaps } from './read-sitemaps.ts'

type Options = {
  /** How many addresses of each sitemap; all of them unless it is said. */
  readonly atMost?: number
  readonly report?: (done: number, total: number) => void
}

export type Crawled = { readonly pages: number; readonly problems: readonly string[] }

const AT_ONCE = 4
const REPORT_EVERY = 1_000

/** Walks the addresses of the sitemaps and holds each page against what it says about itself. */
export async function crawl(url: string, { atMost = Number.POSITIVE_INFINITY, report }: Options = {}): Promise<Crawled> {
  const sitemaps = await readSitemaps(url)
  const every = [...sitemaps.values()].flat()
  const problems = [...repeated(every), ...oneSided(every)]
  const asked = [...sitemaps.values()].flatMap((listed) => spread(listed, atMost))
  const titles = new Map<string, string>()
  let next = 0
  const walk = async () => {
    for (let at = next++; at < asked.length; at = next++) {
      const listed = asked[at]
      if (!listed) return
      const page = await readPage(listed.address)
      const title = detached(`${page.title} ${listed.address.split('/')[3]}`)
      const namesake = titles.get(title)
      if (namesake) problems.push(`${listed.address} has the title of ${namesake}`)
      titles.set(title, listed.address)
      for (const wrong of judgePage(listed, page)) problems.push(`${listed.address} ${wrong}`)
      if ((at + 1) % REPORT_EVERY === 0) report?.(at + 1, asked.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return { pages: asked.length, problems }
}

/** A copy of its own: a piece of a page keeps the whole page in memory, and all pages together are four gigabytes. */
function detached(text: string): string {
  return Buffer.from(text).toString()
}

/** Evenly over the list, the same ones every time. */
function spread<Item>(items: readonly Item[], atMost: number): readonly Item[] {
  const step = Math.max(1, items.length / atMost)
  return Array.from({ length: Math.min(items.length, atMost) }, (_, i) => items[Math.floor(i * step)]).filter((item) => item !== undefined)
}

function repeated(listed: readonly ListedAddress[]): string[] {
  const seen = new Set<string>()
  return listed.flatMap(({ address }) => (seen.size === seen.add(address).size ? [`${address} is listed twice`] : []))
}

/** A page in another language has to name this one too. */
function oneSided(listed: readonly ListedAddress[]): string[] {
  const alternatesOf = new Map(listed.map(({ address, alternates }) => [address, JSON.stringify(alternates)]))
  return listed.flatMap(({ address, alternates }) =>
    Object.values(alternates)
      .filter((other) => alternatesOf.get(other) !== JSON.stringify(alternates))
      .map((other) => `${address} names ${other}, which does not name it`),
  )
}
