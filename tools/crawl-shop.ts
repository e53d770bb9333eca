import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crawl } from './crawl/crawl.ts'
import { startShop } from './start-shop.ts'

/** `npm run crawl`: every address of the sitemaps of a new demo shop, or of the shop at an address that is given. */
const given = process.argv[2]?.replace(/\/$/, '')
const dataFolder = given ? undefined : await mkdtemp(join(tmpdir(), 'shop-crawl-'))
const shop = dataFolder ? await startShop({ DATA_FOLDER: dataFolder }) : undefined
try {
  const begun = performance.now()
  const { pages, problems } = await crawl(given ?? shop?.url ?? '', { report: (done, total) => console.log(`${done} of ${total}`) })
  for (const problem of problems) console.log(problem)
  console.log(`${pages} pages in ${((performance.now() - begun) / 1_000).toFixed(0)} s, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await shop?.stop()
  if (dataFolder) await rm(dataFolder, { recursive: true, force: true })
}
