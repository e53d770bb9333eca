/** The other side of every limit: people who look something up all the time must not notice it. */
export type TenPeople = { readonly asked: number; readonly refused: number; readonly medianMs: number; readonly p95Ms: number }

const PEOPLE = 10
const PAGES = 40
const MINUTE_MS = 60_000
const NETWORK = '203.0.113.77'

/** A workshop of ten behind one address, each of whom opens forty pages in a minute that nobody has opened before. */
export async function tenPeople(shop: string): Promise<TenPeople> {
  const times: number[] = []
  let refused = 0
  const open = async (address: string) => {
    const begun = performance.now()
    const response = await fetch(shop + address, { headers: { 'x-forwarded-for': NETWORK } })
    await response.text()
    if (!response.ok) refused++
    times.push(performance.now() - begun)
  }
  const person = async (who: number) => {
    for (let page = 0; page < PAGES; page++) {
      const next = new Promise((resolve) => setTimeout(resolve, MINUTE_MS / PAGES))
      await open(`/es/productos/p?ref=${5_000 + who * PAGES + page}`)
      await next
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, (_, who) => person(who)))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { asked: times.length, refused, medianMs: at(0.5), p95Ms: at(0.95) }
}
