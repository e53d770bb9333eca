import type { Arrival } from '@shop/domain/arrival'
import type { Notices } from '../../database/notices.ts'
import type { EveryCount } from './count-waiting.ts'

type Follower = { readonly onCounts: (counts: EveryCount) => void; readonly onArrival: (arrival: Arrival) => void }

export type WaitingHub = { readonly follow: (follower: Follower) => () => void; readonly look: () => void }

/** What is done, paid, held back or becomes late is announced by nobody: it is looked for. */
const LOOK_MS = 4_000

/** One look for all who are connected to this process: at once when something arrives or is said, else every few seconds while somebody follows. */
export function createWaitingHub(notices: Notices, count: () => Promise<EveryCount>, lookMs = LOOK_MS): WaitingHub {
  const followers = new Set<Follower>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isStale = false
  const look = async () => {
    isStale = true
    if (isLooking || followers.size === 0) return
    isLooking = true
    try {
      while (isStale) {
        isStale = false
        const counts = await count()
        for (const { onCounts } of followers) onCounts(counts)
      }
    } catch {
      // A database that does not answer is asked again in a moment; what was shown last stays.
    } finally {
      isLooking = false
    }
  }
  notices.on('arrivals', (payload) => {
    const arrival = JSON.parse(payload) as Arrival
    for (const { onArrival } of followers) onArrival(arrival)
    void look()
  })
  notices.on('chat', (payload) => {
    if ((JSON.parse(payload) as { readonly kind: string }).kind !== 'typing') void look()
  })
  notices.onGap(() => void look())
  return {
    look: () => void look(),
    follow: (follower) => {
      followers.add(follower)
      timer ??= setInterval(() => void look(), lookMs).unref()
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
