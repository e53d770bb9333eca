import { keptByVersion, type Limits } from './kept-by-version.ts'
import { isWriting } from './write-transaction.ts'

const TIMEOUT_MS = 300
/** For who keeps what he makes of the answer under the present version: an old one would then be kept as new. */
export const FRESH = Number.POSITIVE_INFINITY

export type CachedByVersion<Value> = {
  (key?: string, timeoutMs?: number): Promise<Value>
  /** What is there of the present catalogue, for who would rather not wait. */
  readonly present: (key?: string) => { readonly value: Value } | undefined
}

/**
 * Keeps what is costly to compute for as long as the catalogue does not change. After a change it is computed anew; who
 * would wait too long for that (a million products) is given the last answer once more.
 */
export function cachedByVersion<Value>(
  version: () => number,
  load: (key: string) => Promise<Value>,
  limits: Limits<Value> = {},
): CachedByVersion<Value> {
  const kept = keptByVersion(version, load, limits)
  const cached = async (key = '', timeoutMs = TIMEOUT_MS) => {
    const present = kept.present(key)
    if (present) return present.value
    // Not cached: the write under way may be rolled back.
    if (isWriting()) return load(key)
    const last = kept.last(key)
    const fresh = kept.reload(key)
    if (!last || timeoutMs === FRESH) return fresh
    fresh.catch(() => {})
    return Promise.race([fresh, new Promise<Value>((resolve) => setTimeout(resolve, timeoutMs, last.value))])
  }
  return Object.assign(cached, { present: (key = '') => kept.present(key) })
}
