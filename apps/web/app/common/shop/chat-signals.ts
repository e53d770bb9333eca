const listeners = new Set<(opener: HTMLElement) => void>()

/** Any place that offers help opens the chat of the header. */
export function openChat(opener: HTMLElement): void {
  for (const listener of listeners) listener(opener)
}

export function onOpenChat(listener: (opener: HTMLElement) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
