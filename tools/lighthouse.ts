import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from './find-chromium.ts'
import { freePort, startShop } from './start-shop.ts'

/** `npm run lighthouse`: the median of five runs on a phone. A busy machine scores low, so it is reported and never gates. */
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = { home: '/es', list: '/es/productos', part: '/es/productos/p?ref=2', news: '/es/noticias' }

const browser = await findChromium()
if ('missing' in browser) throw new Error(browser.missing)
const dataFolder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'))
const shop = await startShop({ DATA_FOLDER: dataFolder })
const port = await freePort()
const opened = await chromium.launch({ executablePath: browser.path, args: [`--remote-debugging-port=${port}`, '--no-sandbox'] })
try {
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${shop.url}${path}`))
    const scores = CATEGORIES.map((category) => `${category} ${median(runs.map(({ score }) => score[category]))}`)
    const speed = median(runs.map(({ benchmark }) => benchmark))
    console.log(
      `${name.padEnd(5)} ${scores.join(', ')}; LCP ${median(runs.map(({ lcp }) => lcp))} ms, TBT ${median(runs.map(({ tbt }) => tbt))} ms (machine ${speed}, under 700 is too slow to trust)`,
    )
    const complaints = new Set(runs.flatMap(({ failed }) => failed))
    for (const complaint of complaints) console.log(`      ${complaint}`)
  }
} finally {
  await opened.close()
  await shop.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

async function measure(url: string) {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse could not read ${url}`)
  const { categories, audits, environment } = result.lhr
  const score = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]))
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  )
  const ms = (id: string) => Math.round(audits[id]?.numericValue ?? 0)
  return {
    score: score as Record<(typeof CATEGORIES)[number], number>,
    lcp: ms('largest-contentful-paint'),
    tbt: ms('total-blocking-time'),
    benchmark: Math.round(environment.benchmarkIndex),
    failed,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
