type Options = {
  /** How much may be asked for at once, by whoever has asked for nothing yet. */
  readonly most: number
  readonly aMinute: number
}

type Left = { readonly count: number; readonly at: number }

/** Whom it remembers; who is forgotten begins anew, which costs no more than that. */
const MOST_NETWORKS = 20_000

/** What each network may still ask of this process. It is kept in memory: a page must not cost a write to the database. */
export function allowance({ most, aMinute }: Options, now: () => number = Date.now) {
  const left = new Map<string, Left>()
  const perMs = aMinute / 60_000
  /** Takes one and answers 0, or answers in how many seconds there is one. */
  return (network: string): number => {
    const before = left.get(network) ?? { count: most, at: now() }
    const count = Math.min(most, before.count + (now() - before.at) * perMs)
    const isThere = count >= 1
    // Anew, so that the one who has not asked for longest is the first of them.
    left.delete(network)
    left.set(network, { count: isThere ? count - 1 : count, at: now() })
    if (left.size > MOST_NETWORKS) left.delete(left.keys().next().value ?? '')
    return isThere ? 0 : Math.ceil((1 - count) / perMs / 1_000)
  }
}
