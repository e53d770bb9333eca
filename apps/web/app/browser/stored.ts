import { useSyncExternalStore } from 'react'

/** A value that lives in the browser's storage: the same in all tabs, and harmless when somebody damaged it. */
export type Stored<Value> = {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly use: () => Value
}

type Options<Value> = {
  readonly key: string
  readonly empty: Value
  /** Makes sense of whatever was found, or throws; then the empty value counts. */
  readonly parse: (found: unknown) => Value
  readonly isEmpty: (value: Value) => boolean
  /** What belongs to this tab and ends with it. */
  readonly isOfSession?: boolean
}

export function stored<Value>({ key, empty, parse, isEmpty, isOfSession = false }: Options<Value>): Stored<Value> {
  let text: string | null | undefined
  let value = empty
  const listeners = new Set<() => void>()

  /** The same object for the same text, or React would render for ever. */
  const read = (): Value => {
    const found = storage(isOfSession)?.getItem(key) ?? null
    if (found !== text) {
      text = found
      value = parsed(found)
    }
    return value
  }
  const parsed = (found: string | null): Value => {
    try {
      return found === null ? empty : parse(JSON.parse(found))
    } catch {
      return empty
    }
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const write = (next: Value) => {
    try {
      if (isEmpty(next)) storage(isOfSession)?.removeItem(key)
      else storage(isOfSession)?.setItem(key, JSON.stringify(next))
    } catch {
      // Storage may be full or forbidden; the page goes on without it.
    }
    announce()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  // Pages are rendered the same for everybody; what is personal comes when the page wakes up.
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => empty) }
}

/** Whether there is anything at all, for who need not know what. */
export function isStored(key: string, isOfSession?: boolean): boolean {
  return Boolean(storage(isOfSession)?.getItem(key))
}

function storage(isOfSession?: boolean): Storage | undefined {
  try {
    return isOfSession ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}
