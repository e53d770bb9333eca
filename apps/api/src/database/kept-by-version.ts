export type Limits<Value> = {
  /** What is not asked for goes first when all that is kept is more than this. */
  readonly mostBytes?: number
  /** What an answer weighs in memory, roughly; its key is weighed besides. */
  readonly bytesOf?: (value: Value) => number
}

type Kept<Value> = { readonly value: Value; readonly version: number; readonly bytes: number }
type Loading<Value> = { readonly version: number; readonly work: Promise<Value> }

export type KeptByVersion<Value> = {
  /** What was computed of the present catalogue. */
  readonly present: (key: string) => { readonly value: Value } | undefined
  /** What was computed last, of whichever catalogue. */
  readonly last: (key: string) => { readonly value: Value } | undefined
  /** Computes it and keeps it, one at a time. Who asks for what is being computed waits for the same, unless there has been a change since it began. */
  readonly reload: (key: string) => Promise<Value>
}

const MOST_BYTES = 2_000_000
/** A number, with what the memory needs around it. */
const BYTES_OF_LITTLE = 100
const BYTES_OF_ENTRY = 200
/** What has not begun yet will be of whatever version there is then. */
const OF_ANY_VERSION = Number.POSITIVE_INFINITY

/** What is costly to compute, as long as there is room for it, and of which version of the catalogue it is. */
export function keptByVersion<Value>(
  version: () => number,
  load: (key: string) => Promise<Value>,
  { mostBytes = MOST_BYTES, bytesOf = () => BYTES_OF_LITTLE }: Limits<Value> = {},
): KeptByVersion<Value> {
  const kept = new Map<string, Kept<Value>>()
  const loading = new Map<string, Loading<Value>>()
  let total = 0

  const forget = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, entry: Kept<Value>) => {
    forget(key)
    kept.set(key, entry)
    total += entry.bytes
    // The newest stays whatever it weighs: it is all that somebody asks for now.
    for (const oldest of kept.keys()) {
      if (total <= mostBytes || oldest === key) break
      forget(oldest)
    }
  }
  return {
    present: (key) => {
      const entry = kept.get(key)
      if (entry?.version !== version()) return undefined
      // Behind all others: what is asked for is not the oldest.
      kept.delete(key)
      kept.set(key, entry)
      return entry
    },
    last: (key) => kept.get(key),
    reload: (key) => {
      const running = loading.get(key)
      if (running && running.version >= version()) return running.work
      const next = { version: OF_ANY_VERSION }
      const begin = async () => {
        next.version = version()
        const value = await load(key)
        keep(key, { value, version: next.version, bytes: BYTES_OF_ENTRY + 2 * key.length + bytesOf(value) })
        return value
      }
      const work = (running ? running.work.then(begin, begin) : begin()).finally(() => {
        if (loading.get(key) === next) loading.delete(key)
      })
      loading.set(key, Object.assign(next, { work }))
      return work
    },
  }
}
