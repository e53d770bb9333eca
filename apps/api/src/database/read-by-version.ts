import { isWriting } from './write-transaction.ts'

/** What is read once and kept until a version rises. Who asks after that waits for the new one: nobody is given the old one any more. */
export function readByVersion<Value>(version: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let current: { readonly version: number; readonly value: Promise<Value> } | undefined
  return () => {
    const now = version()
    if (current?.version !== now) {
      // Not cached: the write under way may be rolled back.
      if (isWriting()) return read()
      const value = read()
      value.catch(() => (current = undefined))
      current = { version: now, value }
    }
    return current.value
  }
}
