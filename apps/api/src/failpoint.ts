/** The steps of a purchase between which a process may die. */
export type Failpoint = 'checkout-frozen' | 'payment-opened' | 'payment-kept' | 'payment-read' | 'order-uncommitted' | 'order-committed'

/** Tests set one, to see that a purchase survives the death of a process right there. Production refuses to start with it. */
export function failpoint({ failpoint: chosen }: { readonly failpoint: string }, here: Failpoint): void {
  if (chosen === here) process.kill(process.pid, 'SIGKILL')
}
