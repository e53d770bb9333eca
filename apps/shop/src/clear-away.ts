/** What starting leaves behind in this thread goes before anybody comes; by itself it would stay until there is more of it. */
export function clearAway(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
