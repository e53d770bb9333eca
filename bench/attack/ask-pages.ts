type Times = {
  readonly median: number
  readonly p95: number
  readonly worst: number
  readonly asked: number
  readonly failed: number
}
export type PageTimes = { readonly uncached: Times; readonly cached: Times }

const EVERY_MS = 100
const CACHED = '/es'
const VISITORS = 20
let part = 0

/** Asks for a page nobody has seen and for one everybody has, ten times a second, whether or not the ones before have come. Milliseconds. */
export async function askPages(shop: string, until: Promise<unknown>): Promise<PageTimes> {
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const uncached: Promise<number | undefined>[] = []
  const cached: Promise<number | undefined>[] = []
  while (!isOver) {
    const visitor = `192.0.2.${++part % VISITORS}`
    // Each part has a page of its own, and each is asked for once.
    uncached.push(millisecondsOf(`${shop}/es/productos/p?ref=${part}`, visitor))
    cached.push(millisecondsOf(shop + CACHED, visitor))
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, EVERY_MS))])
  }
  return { uncached: timesOf(await Promise.all(uncached)), cached: timesOf(await Promise.all(cached)) }
}

async function millisecondsOf(url: string, visitor: string): Promise<number | undefined> {
  const begun = performance.now()
  try {
    const response = await fetch(url, { headers: { 'x-forwarded-for': visitor } })
    await response.text()
    return response.ok ? performance.now() - begun : undefined
  } catch {
    return undefined
  }
}

function timesOf(all: readonly (number | undefined)[]): Times {
  const sorted = all.filter((one) => one !== undefined).toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1))
  return { median: at(0.5), p95: at(0.95), worst: at(1), asked: all.length, failed: all.length - sorted.length }
}
