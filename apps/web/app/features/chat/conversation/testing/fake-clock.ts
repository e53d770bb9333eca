import type { Clock } from '../clock.ts'

/** Stands still until a test lets time pass. */
export function fakeClock(): Clock & { readonly pass: (ms: number) => void } {
  let now = 1_000_000
  const waiting = new Set<{ readonly at: number; readonly act: () => void }>()
  const nextUntil = (end: number) => [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    after: (ms, act) => {
      const one = { at: now + ms, act }
      waiting.add(one)
      return () => waiting.delete(one)
    },
    pass: (ms) => {
      const end = now + ms
      for (let one = nextUntil(end); one; one = nextUntil(end)) {
        waiting.delete(one)
        now = one.at
        one.act()
      }
      now = end
    },
  }
}
