import type { Place } from './place.ts'

/** What we keep with an entry of the browser's history. Its number tells which way the visitor went. */
export type Entry = { readonly key: string; readonly number: number; readonly handed: unknown }

/** Told apart from the few others of one history; also where the page did not come by TLS. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 12)
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'number' in state
}

/** The entry the visitor is at. One that the browser made by itself has no name yet, and gets one. */
export function nameEntry(number: number): Entry {
  if (isEntry(history.state)) return history.state
  const entry: Entry = { key: newKey(), number, handed: null }
  history.replaceState(entry, '')
  return entry
}

export function currentEntry(): Entry {
  return nameEntry(0)
}

export function enter(from: Entry, { key, state }: Place, url: URL, isReplaced: boolean): Entry {
  const entry: Entry = { key, number: from.number + (isReplaced ? 0 : 1), handed: state }
  history[isReplaced ? 'replaceState' : 'pushState'](entry, '', url)
  return entry
}
