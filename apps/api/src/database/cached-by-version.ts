type Kept<Value> = { readonly value: Value; readonly version: number; readonly bytes: number }

type Limits<Value> = {
  /** What is not asked for goes first when all that is kept is more than this. */
  readonly mostBytes?: number
  /** What an answer weighs in memory, roughly; its key is weighed besides. */
  readonly bytesOf?: (value: Value) => number
}

const PATIENCE_MS = 300
/** For who keeps what he makes of the answer under the present version: an old one would then be kept as new. */
export const FRESH = Number.POSITIVE_INFINITY
const MOST_BYTES = 2_000_000
/** A number, with what the memory needs around it. */
const BYTES_OF_LITTLE = 100
const BYTES_OF_ENTRY = 200

/**
 * Keeps what is costly to compute for as long as the catalogue does not change. After a change it is computed anew; who
 * would wait too long for that (a million products) is given the last answer once more.
 */
export const cachedByVersion = <Value>(
  version: () => number,
  load: (key: string) => Promise<Value>,
  { mostBytes = MOST_BYTES, bytesOf = () => BYTES_OF_LITTLE }: Limits<Value> = {},
): ((key?: string, patienceMs?: number) => Promise<Value>) => {
  const kept = new Map<string, Kept<Value>>()
  const loading = new Map<string, Promise<Value>>()
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
  const reload = (key: string): Promise<Value> => {
    const running = loading.get(key)
    if (running) return running
    const before = version()
    const work = load(key)
      .then((value) => {
        keep(key, { value, version: before, bytes: BYTES_OF_ENTRY + 2 * key.length + bytesOf(value) })
        return value
      })
      .finally(() => loading.delete(key))
    loading.set(key, work)
    return work
  }

  return async (key = '', patienceMs = PATIENCE_MS) => {
    const entry = kept.get(key)
    if (entry?.version === version()) {
      // Behind all others: what is asked for is not the oldest.
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    }
    const fresh = reload(key)
    if (!entry || patienceMs === FRESH) return fresh
    fresh.catch(() => {})
    return Promise.race([fresh, new Promise<Value>((resolve) => setTimeout(resolve, patienceMs, entry.value))])
  }
}
