const listeners = new Set<(opener: HTMLElement) => void>()

/** Any place that says "choose your car" opens the garage of the header. */
export function openGarage(opener: HTMLElement): void {
  for (const listener of listeners) listener(opener)
}

export function onOpenGarage(listener: (opener: HTMLElement) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
