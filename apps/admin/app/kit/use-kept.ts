import { useCallback, useMemo, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
function tellAll() {
  for (const listener of listeners) listener()
}

/** Another tab says so through the browser; this one is told by us. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How something lies in the browser. Storage is no place to trust: what cannot be read is nothing. */
export type KeptAs<Value> = { readonly read: (kept: unknown) => Value; readonly write: (value: Value) => unknown; readonly nothing: Value }

/** Kept on this device, and the same in every tab; nothing is kept of what is nothing. */
export function useKept<Value>(key: string, { read, write, nothing }: KeptAs<Value>) {
  const raw = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const value = useMemo(() => readable(raw, read, nothing), [raw, read, nothing])
  const change = useCallback(
    (next: (before: Value) => Value) => {
      const after = next(readable(localStorage.getItem(key), read, nothing))
      if (after === nothing) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(write(after)))
      tellAll()
    },
    [key, read, write, nothing],
  )
  return [value, change] as const
}

function readable<Value>(raw: string | null, read: (kept: unknown) => Value, nothing: Value): Value {
  if (raw === null) return nothing
  try {
    return read(JSON.parse(raw))
  } catch {
    return nothing
  }
}
