type Kept<Value> = { readonly value: Value; readonly version: number }

const PATIENCE_MS = 300
const MOST_KEYS = 5_000

/**
 * Keeps what is costly to compute for as long as the catalogue does not change. After a change it is computed anew; who
 * would wait too long for that (a million products) is given the last answer once more.
 */
export const cachedByVersion = <Value>(
  version: () => number,
  load: (key: string) => Promise<Value>,
): ((key?: string) => Promise<Value>) => {
  const kept = new Map<string, Kept<Value>>()
  const loading = new Map<string, Promise<Value>>()

  const reload = (key: string): Promise<Value> => {
    const running = loading.get(key)
    if (running) return running
    const before = version()
    const work = load(key)
      .then((value) => {
        if (kept.size >= MOST_KEYS) kept.clear()
        kept.set(key, { value, version: before })
        return value
      })
      .finally(() => loading.delete(key))
    loading.set(key, work)
    return work
  }

  return async (key = '') => {
    const entry = kept.get(key)
    if (entry?.version === version()) return entry.value
    const fresh = reload(key)
    if (!entry) return fresh
    fresh.catch(() => {})
    return Promise.race([fresh, new Promise<Value>((resolve) => setTimeout(resolve, PATIENCE_MS, entry.value))])
  }
}
