import { setTimeout as sleep } from 'node:timers/promises'

export type Watched = {
  /** Of what this process knows; it rises with every change that it has heard of. */
  readonly version: () => number
  /** How far the log of the primary has come. */
  readonly placeOfPrimary: () => Promise<string>
  readonly hasReached: (place: string) => Promise<boolean>
  readonly onAway: (error: Error) => void
  readonly now?: () => number
}

export type ReplicaWatch = {
  /** Whether it may be read from now: it has every change that is known here, and all else but that of a moment. */
  readonly isCurrent: () => boolean
  /** It failed somebody: not before it was looked at anew. */
  readonly doubt: () => void
  /** One look, as the watch takes them by itself. */
  readonly look: () => Promise<void>
  readonly start: () => void
  readonly stop: () => void
}

/** What nobody is told of, such as the 58th piece of a part instead of the 57th, is no older than this. */
const MOST_LAG_MS = 2_000
const LOOK_EVERY_MS = 500
const BEHIND_MS = 50

/**
 * Caches keep what they read under the version that they knew before. So the version is taken first, then the primary's place in its log, which
 * lies behind every change of that version; a replica that has reached the place has all of them.
 */
export function watchReplica({ version, placeOfPrimary, hasReached, onAway, now = Date.now }: Watched): ReplicaWatch {
  let seen: { readonly version: number; readonly at: number } | undefined
  let isStopped = false

  const look = async () => {
    const before = { version: version(), at: now() }
    const place = await placeOfPrimary().catch(() => undefined)
    // A primary that is busy, or away, says nothing against the replica: what was seen of that grows old by itself.
    if (place === undefined) return
    while (!(await hasReached(place))) {
      if (isStopped || version() !== before.version || now() - before.at > MOST_LAG_MS) return
      await sleep(BEHIND_MS, undefined, { ref: false })
    }
    seen = before
  }
  const doubt = () => {
    seen = undefined
  }
  const goOn = async () => {
    while (!isStopped) {
      await look().catch((error) => {
        doubt()
        if (!isStopped) onAway(error)
      })
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    }
  }
  return {
    isCurrent: () => seen !== undefined && seen.version === version() && now() - seen.at <= MOST_LAG_MS,
    doubt,
    look,
    start: () => void goOn(),
    stop: () => {
      isStopped = true
      doubt()
    },
  }
}
