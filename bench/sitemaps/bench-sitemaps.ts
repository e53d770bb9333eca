import { run } from '../../tools/run.ts'
import { openBenchShop } from '../support/bench-shop.ts'

/** Sitemaps and feeds of a large catalogue, in time and memory: `npm run bench:sitemaps -- 100000`. */
const products = process.argv[2] ?? '100000'
const filled = await openBenchShop(Number(products))
await filled.close()
// Garbage is left lying about while there is room (decision 0030). In a small heap only what is really held counts.
const flags = ['--expose-gc', '--max-old-space-size=192']
const { isGood } = await run(process.execPath, [...flags, 'bench/sitemaps/serve-sitemaps.ts', products], { isLoud: true })
process.exit(isGood ? 0 : 1)
