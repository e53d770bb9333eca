/** Reads every sitemap and both feeds of the shop at an address, and says how long it took. A process of its own: its memory is not the shop's. */
const address = process.argv[2] ?? ''
const index = await read('/sitemap.xml')
const children = [...index.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
let sitemaps = { files: children.length, seconds: index.seconds, urls: 0, bytes: index.bytes }
for (const path of children) {
  const { text, seconds, bytes } = await read(path)
  const urls = text.split('<url>').length - 1
  sitemaps = { ...sitemaps, seconds: sitemaps.seconds + seconds, urls: sitemaps.urls + urls, bytes: sitemaps.bytes + bytes }
}
const feeds = []
for (const path of ['/feeds/merchant-es.xml', '/feeds/merchant-en.xml']) {
  const { bytes, seconds } = await read(path)
  feeds.push({ path, bytes, seconds })
}
console.log(JSON.stringify({ sitemaps, feeds }))

async function read(path: string): Promise<{ text: string; bytes: number; seconds: number }> {
  const begun = performance.now()
  const response = await fetch(address + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const text = await response.text()
  return { text, bytes: Buffer.byteLength(text), seconds: (performance.now() - begun) / 1_000 }
}
