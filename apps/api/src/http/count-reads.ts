import { randomUUID } from 'node:crypto'

/** What a process tells the others: how often networks have asked it in this minute. */
type Told = { readonly process: string; readonly minute: number; readonly counts: readonly (readonly [network: string, count: number])[] }

export type CountedReads = {
  /** One more; answers how often it has asked in this minute, of all processes as far as they have told. */
  readonly count: (network: string) => number
  /** In how many seconds all of them begin anew. */
  readonly secondsLeft: () => number
  readonly hear: (payload: string) => void
  /** What the others do not know yet. Nothing, as long as nobody asks a lot. */
  readonly news: () => string | undefined
}

const MINUTE_MS = 60_000
/** Who asks less is nobody's concern: thousands do. */
const MANY = 60
/** A notice of the database holds 8,000 bytes. Beyond it those who ask most are told. */
const MOST_TOLD = 100

/** Counts in memory: a question must not cost a write. Processes tell each other of those who ask a lot, so that a limit is one limit. */
export function countReads(now: () => number): CountedReads {
  const process = randomUUID()
  let minute = 0
  const own = new Map<string, number>()
  const told = new Map<string, number>()
  const others = new Map<string, Map<string, number>>()
  const beginAnew = () => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current === minute) return
    minute = current
    for (const counts of [own, told, others]) counts.clear()
  }
  return {
    count: (network) => {
      beginAnew()
      const count = (own.get(network) ?? 0) + 1
      own.set(network, count)
      return [...(others.get(network)?.values() ?? [])].reduce((sum, more) => sum + more, count)
    },
    secondsLeft: () => Math.ceil(((minute + 1) * MINUTE_MS - now()) / 1_000),
    hear: (payload) => {
      beginAnew()
      const news = JSON.parse(payload) as Told
      if (news.process === process || news.minute !== minute) return
      for (const [network, count] of news.counts)
        others.set(network, (others.get(network) ?? new Map<string, number>()).set(news.process, count))
    },
    news: () => {
      beginAnew()
      const counts = [...own]
        .filter(([network, count]) => count >= MANY && count !== told.get(network))
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_TOLD)
      for (const [network, count] of counts) told.set(network, count)
      return counts.length === 0 ? undefined : JSON.stringify({ process, minute, counts } satisfies Told)
    },
  }
}
