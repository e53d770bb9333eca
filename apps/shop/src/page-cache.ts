import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as finished bytes: what is sent is what was kept, no work in between. */
export type FinishedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer }
}

type Kept = { readonly page: FinishedPage; readonly version: number; readonly madeAt: number }

/** Discounts begin and end by the clock, without any change in the database. */
const FRESH_MS = 30_000
/** While the database is away, an old page is better than none. */
const USABLE_MS = 600_000
const MOST_BYTES = 96_000_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Keeps public pages for as long as the catalogue does not change. */
export const createPageCache = (version: () => number, now: () => number = Date.now) => {
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ page }) => sizeOf(page) })
  const underWay = new Map<string, Promise<FinishedPage>>()

  const make = async (key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    // The version before rendering: a change meanwhile must not be taken for included.
    const before = version()
    const old = kept.peek(key)
    const canUseOld = old && now() - old.madeAt < USABLE_MS
    const page = await render().catch((error: unknown) => {
      if (canUseOld) return old.page
      throw error
    })
    if (page.status >= 500) return canUseOld ? old.page : page
    kept.set(key, { page, version: before, madeAt: now() })
    return page
  }
  return (key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> | FinishedPage => {
    // Only looked at: what is asked for is made anew every half minute, so the oldest may give way.
    const entry = kept.peek(key)
    if (entry && entry.version === version() && now() - entry.madeAt < FRESH_MS) return entry.page
    const running = underWay.get(key)
    if (running) return running
    const work = make(key, render).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

export const finishPage = async (status: number, headers: Readonly<Record<string, string>>, identity: Buffer): Promise<FinishedPage> => {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity)])
  return { status, headers, etag: `"${createHash('sha1').update(identity).digest('base64url')}"`, bodies: { identity, br, gzip: gzipped } }
}

const sizeOf = ({ bodies }: FinishedPage) => bodies.identity.length + bodies.br.length + bodies.gzip.length
