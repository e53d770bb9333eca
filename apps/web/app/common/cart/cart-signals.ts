import { lazily } from '../../browser/lazily.ts'

/** What a button somewhere on the page asks of the cart in the header. */
export type CartSignal = { readonly says: string; readonly opensFor?: HTMLElement }

const listeners = new Set<(signal: CartSignal) => void>()

export function signalCart(signal: CartSignal): void {
  for (const listener of listeners) listener(signal)
}

export function onCartSignal(listener: (signal: CartSignal) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The drawer is not part of any page; it comes when a hand moves towards it. */
export function loadDrawer() {
  return lazily(() => import('./cart-drawer.tsx'))
}
export function expectDrawer(): void {
  loadDrawer().catch(() => {})
}
