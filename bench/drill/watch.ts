import { setTimeout as pause } from 'node:timers/promises'

export type Seen = {
  readonly url: string
  readonly ms: number
  /** 0 if no answer came. */
  readonly status: number
  readonly saysWhen: boolean
}

const TIMEOUT_MS = 30_000
let visitors = 0

/** One visitor after the other, each from an address of its own, asks for one of these, whether or not the one before has been answered. */
export async function watch(urls: readonly string[], everyMs: number, until: Promise<unknown>): Promise<readonly Seen[]> {
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const asked: Promise<Seen>[] = []
  while (!isOver) {
    asked.push(look(urls[asked.length % urls.length] ?? ''))
    await Promise.race([over, pause(everyMs)])
  }
  await over
  return Promise.all(asked)
}

export async function look(url: string, init: RequestInit = {}): Promise<Seen> {
  const begun = performance.now()
  const done = (status: number, saysWhen: boolean): Seen => ({ url, ms: performance.now() - begun, status, saysWhen })
  const from = `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  try {
    const headers = { 'x-forwarded-for': from, ...init.headers }
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    return done(response.status, response.headers.has('retry-after'))
  } catch {
    return done(0, false)
  }
}

/** The time within which 95 of 100 were answered. */
export function p95(seen: readonly { readonly ms: number }[]): number {
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN)
}

export function longest(seen: readonly { readonly ms: number }[]): number {
  return Math.round(Math.max(0, ...seen.map(({ ms }) => ms)))
}

/** How often each was the answer: `200 x 31, 503 x 2`. */
export function statusesOf(seen: readonly { readonly status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts.entries()].map(([status, times]) => `${times} x ${status || 'no answer'}`).join(', ')
}
