import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/find-chromium.ts'
import { startShop } from '../../tools/start-shop.ts'
import { addedToCart, largestPaint, type Measure } from './measures.ts'
import { onSlowPhone, SLOW_3G, SLOW_4G } from './slow-phone.ts'

/**
 * `npm run bench:browser`: seconds that somebody with a cheap phone waits, the median of five newcomers. The machine plays the phone, so a
 * busy one is a slower phone: its load is reported with the seconds. An address (`-- http://localhost:3000`) measures a shop that runs.
 */
const RUNS = 5
const LARGEST_PAINT = 2.2
const ADDED = 5
const PAGES = { home: '/es', list: '/es/productos', part: '/es/productos/p?ref=2' }
const MEASURES: readonly { readonly name: string; readonly path: string; readonly most: number; readonly of: typeof painted }[] = [
  ...Object.entries(PAGES).map(([name, path]) => ({ name: `${name}: largest paint`, path, most: LARGEST_PAINT, of: painted })),
  { name: 'list: "Agregar" on slow 3G', path: PAGES.list, most: ADDED, of: added },
  { name: 'part: "Agregar" on slow 3G', path: PAGES.part, most: ADDED, of: added },
]

const found = await findChromium()
if ('missing' in found) throw new Error(found.missing)
const browser = await chromium.launch({ executablePath: found.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const running = process.argv[2]
const folder = await mkdtemp(join(tmpdir(), 'shop-browser-'))
const shop = running ? { url: running, stop: async () => null } : await startShop({ DATABASE_URL: '', DATA_FOLDER: join(folder, 'data') })
let isSlow = false
try {
  for (const { name, path, most, of } of MEASURES) {
    // The first visitor's pictures are made while he waits, and in a heavier form.
    await of(`${shop.url}${path}`)
    const runs: Measure[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await of(`${shop.url}${path}`))
    const sorted = runs.toSorted((a, b) => a.seconds - b.seconds)
    const median = sorted[Math.floor(RUNS / 2)] as Measure
    const isKept = median.seconds <= most
    isSlow ||= !isKept
    const all = sorted.map(({ seconds }) => seconds.toFixed(2)).join(' ')
    console.log(
      `${isKept ? '✓' : '✗'} ${name.padEnd(27)} ${median.seconds.toFixed(2)} s of ${most} (${all}; ${median.note}; load ${load()})`,
    )
  }
} finally {
  await browser.close()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(isSlow ? 1 : 0)

function painted(address: string): Promise<Measure> {
  return onSlowPhone(browser, SLOW_4G, (page) => largestPaint(page, address))
}

function added(address: string): Promise<Measure> {
  return onSlowPhone(browser, SLOW_3G, (page) => addedToCart(page, address))
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
