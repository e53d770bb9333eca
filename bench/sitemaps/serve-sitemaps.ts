import { run } from '../../tools/run.ts'
import { openBenchShop } from '../support/bench-shop.ts'

/** Serves every sitemap and both feeds to a reader in another process, and measures time and memory. */
const products = Number(process.argv[2] ?? 100_000)
const MOST = { sitemapSeconds: 10, grownBytes: 150_000_000 }
const SAMPLE_MS = 50

type Report = {
  readonly sitemaps: { readonly files: number; readonly urls: number; readonly bytes: number; readonly seconds: number }
  readonly feeds: readonly { readonly path: string; readonly bytes: number; readonly seconds: number }[]
}

const shop = await openBenchShop(products)
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
await fetch(`${address}/api/products`)
const heldBefore = held()
const before = process.memoryUsage().rss
let most = before
const sampling = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, SAMPLE_MS)
const { isGood, output } = await run(process.execPath, ['bench/sitemaps/read-everything.ts', address])
clearInterval(sampling)
const heldAfter = held()
await shop.close()
if (!isGood) throw new Error(output)

const { sitemaps, feeds } = JSON.parse(output.slice(output.indexOf('{'))) as Report
function mb(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
console.log(`${products.toLocaleString('en')} products`)
console.log(
  `${sitemaps.files} sitemaps: ${sitemaps.urls.toLocaleString('en')} addresses, ${mb(sitemaps.bytes)}, ${sitemaps.seconds.toFixed(1)} s`,
)
for (const { path, bytes, seconds } of feeds) console.log(`${path}: ${mb(bytes)}, ${seconds.toFixed(1)} s`)
console.log(`memory grew by ${mb(most - before)} from ${mb(before)}; held by objects: ${mb(heldBefore)} before, ${mb(heldAfter)} after`)
process.exit(sitemaps.seconds < MOST.sitemapSeconds && most - before < MOST.grownBytes ? 0 : 1)

/** What objects take once all garbage is gone. */
function held(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
