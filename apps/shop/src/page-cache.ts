import { LRUCache } from 'lru-cache'
import { bytesOf, type FinishedPage } from './rendering/finished-page.ts'

type Kept = { readonly page: FinishedPage; readonly version: number; readonly madeAt: number }

/** Discounts begin and end by the clock, without any change in the database. */
const FRESH_MS = 30_000
/** While the database is away, an old page is better than none. Older ones are no use to anybody. */
const USABLE_MS = 600_000
const SWEEP_MS = 60_000
const MOST_BYTES = 32_000_000
const MOST_PAGES = 4_000
/** Addresses that people follow are far shorter. */
const LONGEST_ADDRESS = 1_000

/** Keeps public pages for as long as the catalogue does not change. Whatever strangers ask for, it holds so much and no more. */
export function createPageCache(version: () => number, now: () => number = Date.now) {
  const kept = new LRUCache<string, Kept>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, address) => bytesOf(address, page),
  })
  const underWay = new Map<string, Promise<FinishedPage>>()
  const sweep = () => {
    for (const [address, { madeAt }] of kept.entries()) if (now() - madeAt >= USABLE_MS) kept.delete(address)
  }
  setInterval(sweep, SWEEP_MS).unref()

  const old = (address: string): FinishedPage | undefined => {
    const entry = kept.peek(address)
    return entry && now() - entry.madeAt < USABLE_MS ? entry.page : undefined
  }
  const make = async (address: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    // The version before rendering: a change meanwhile must not be taken for included.
    const before = version()
    const lastGood = old(address)
    const page = await render().catch((error: unknown) => {
      if (lastGood) return undefined
      throw error
    })
    if (!page || page.status >= 500) return lastGood ?? (page as FinishedPage)
    // What is not there, or elsewhere, is soon found out again; of such addresses there is no end.
    if (page.status === 200 && address.length <= LONGEST_ADDRESS) kept.set(address, { page, version: before, madeAt: now() })
    else kept.delete(address)
    return page
  }
  return {
    /** What can be sent at once. */
    find: (address: string): FinishedPage | undefined => {
      // Only looked at: what is asked for is made anew every half minute, so the oldest may give way.
      const entry = kept.peek(address)
      return entry && entry.version === version() && now() - entry.madeAt < FRESH_MS ? entry.page : undefined
    },
    /** Better than none. */
    old,
    /** What is being made at this moment. */
    underWay: (address: string): Promise<FinishedPage> | undefined => underWay.get(address),
    /** Of several who ask for the same at once, one has it made. */
    make: (address: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> => {
      const running = underWay.get(address)
      if (running) return running
      const work = make(address, render).finally(() => underWay.delete(address))
      underWay.set(address, work)
      return work
    },
    sweep,
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  }
}
