import { type Client, fairShare } from '@shop/api/admission/client'
import { Busy, fairQueue } from '@shop/api/admission/fair-queue'
import { inTime } from '@shop/api/database/in-time'
import { createPageCache } from './page-cache.ts'
import { pageCounts } from './page-counts.ts'
import type { FinishedPage } from './rendering/finished-page.ts'

/** Pages a minute that have to be drawn, for one network: a workshop of ten people who look something up every six seconds, and half as much again. */
export const PAGES_A_MINUTE = 600
/** One page is drawn while others wait for the database: of three, a second core was idle for a third of the time. */
const AT_ONCE = 6
/** Pages that were drawn before, of one person, and such as nobody has seen take turns: of made-up ones there is no end. */
const LINES = { again: 300, personal: 300, new: 300 }
/** Who waits longer than this has gone, or should be told. */
const TIMEOUT_MS = 4_000
/** A page that fails sooner failed for a reason of its own, or keeps nobody waiting for long. */
const SILENCE_MS = 1_000
const BUSY_SECONDS = 5

type Options = {
  readonly render: (url: string) => Promise<FinishedPage>
  readonly version: () => number
  /** How many processes serve the same visitors. */
  readonly processes: number
  /** Whoever can be shown the last page waits so long for the newest, which is drawn all the same. */
  readonly timeoutMs: number
  readonly now?: () => number
}

/** What becomes of somebody who asks for a page. */
export type Served =
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | { readonly kind: 'tooMany' | 'saturated'; readonly seconds: number }

/** Hands out pages: kept ones at once and to everybody, others in turn, and so many to each network. */
export function renderQueue({ render, version, processes, timeoutMs, now }: Options) {
  const cache = createPageCache(version, now)
  const takeShare = fairShare(PAGES_A_MINUTE, processes, now)
  const { inTurn, turnAllAway } = fairQueue({ atOnce: AT_ONCE, lines: LINES, timeoutMs: TIMEOUT_MS })

  let lastDrawnWell = 0
  const renderOrGiveUp = async (url: string): Promise<FinishedPage> => {
    const begun = performance.now()
    const page = await render(url)
    if (page.status < 500) lastDrawnWell = performance.now()
    // Nobody answered it, nor any other meanwhile: those who wait would each find out the same, one patience after the other.
    else if (page.status === 503 && performance.now() - Math.max(begun, lastDrawnWell) >= SILENCE_MS) turnAllAway()
    return page
  }
  const lineOf = (url: string, isKept: boolean): keyof typeof LINES => {
    if (!isKept) return 'personal'
    return cache.old(url) ? 'again' : 'new'
  }
  const drawn = async (url: string, client: Client, isKept: boolean): Promise<FinishedPage | undefined> => {
    const page = isKept ? () => cache.find(url) ?? cache.make(url, () => renderOrGiveUp(url)) : () => renderOrGiveUp(url)
    try {
      // Whoever wants what is being drawn right now waits for that, and for nobody's turn.
      const drawing = (isKept && cache.underWay(url)) || inTurn({ line: lineOf(url, isKept), who: client.name }, async () => page())
      if (!isKept || !cache.old(url)) return await drawing
      return (await inTime(drawing, timeoutMs)) ?? cache.old(url) ?? (await drawing)
    } catch (error) {
      if (error instanceof Busy) return isKept ? cache.old(url) : undefined
      throw error
    }
  }
  /** What can be sent at once, to whoever asks. */
  const ready = (url: string): FinishedPage | undefined => {
    const page = cache.find(url)
    if (page) pageCounts.hits++
    return page
  }
  const ask = async (url: string, client: Client, isKept: boolean): Promise<Served> => {
    const kept = isKept ? ready(url) : undefined
    if (kept) return { kind: 'page', page: kept }
    if (isKept) pageCounts.misses++
    const seconds = takeShare(client)
    if (seconds > 0) return { kind: 'tooMany', seconds }
    const page = await drawn(url, client, isKept)
    return page ? { kind: 'page', page } : { kind: 'saturated', seconds: BUSY_SECONDS }
  }
  return { ready, ask }
}
