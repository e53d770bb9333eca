import { hear } from '@shop/contract/event-stream'
import { streamWaiting } from '@shop/contract/staff/waiting'
import { waitingEvents } from '@shop/contract/wire/people/waiting'
import { type Arrival, kindsRisen, type Waiting } from '@shop/domain/arrival'

type Heard = { readonly waiting: Waiting } | { readonly arrival: Arrival }
type Listener = (heard: Heard) => void

const AGAIN_MS = 10_000

/**
 * One connection for all tabs of a browser, which has six for a host and not one more: the tab that holds the lock listens and passes on
 * what it hears. When it goes, the next one takes its place.
 */
export function followWaiting(memberId: string, listener: Listener): () => void {
  const name = `admin-waiting-${memberId}`
  const others = new BroadcastChannel(name)
  others.onmessage = ({ data }: MessageEvent<Heard>) => listener(data)
  const tellEverybody: Listener = (heard) => {
    listener(heard)
    others.postMessage(heard)
  }
  const leaving = new AbortController()
  const lead = () =>
    new Promise<void>((leave) => {
      const stop = listen(tellEverybody)
      leaving.signal.addEventListener('abort', () => {
        stop()
        leave()
      })
    })
  // Without a safe connection there are no locks: then each tab listens for itself, and tells nobody.
  if (navigator.locks) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  else leaving.signal.addEventListener('abort', listen(listener))
  return () => {
    leaving.abort()
    others.close()
  }
}

/** The browser reconnects by itself, unless it was refused: then it is tried again after a while. */
function listen(listener: Listener): () => void {
  let events: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  let last: Waiting | undefined
  let isAfterGap = false
  const open = () => {
    events = new EventSource(`/api${streamWaiting.path}`)
    events.onerror = () => {
      isAfterGap = true
      if (events.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS)
    }
    hear(events, waitingEvents, {
      waiting: (waiting) => {
        // What came while nobody listened is told by its number alone.
        if (isAfterGap && last) for (const kind of kindsRisen(last, waiting)) listener({ arrival: { kind, ref: '' } })
        isAfterGap = false
        last = waiting
        listener({ waiting })
      },
      arrival: (arrival) => listener({ arrival }),
    })
  }
  open()
  return () => {
    clearTimeout(again)
    events.close()
  }
}
