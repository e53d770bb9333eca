import { openBenchShop } from '../support/bench-shop.ts'
import { judgeSearch } from './judge-search.ts'
import { writtenLabels } from './labels/written-labels.ts'
import { numberLabels } from './number-labels.ts'
import { readNumbers } from './numbers-on-sale.ts'
import { readingTimes } from './reading-time.ts'
import { measureTimes, reportReading, reportTimes } from './times.ts'
import { wrongNumberLabels } from './wrong-number-labels.ts'

/** `npm run bench:search 50000` asks a larger catalogue of the same kind. */
const PRODUCTS = Number(process.argv[2] ?? 16_000)
/** To judge an answer is to know all that it should have had: of larger catalogues only the time is taken. */
const MOST_JUDGED = 100_000

// Accuracy is measured, not patience: on a busy machine an answer comes late, and is judged all the same.
const shop = await openBenchShop(PRODUCTS, undefined, { DATABASE_PATIENCE_MS: '120000' })
const onSale = await readNumbers(shop)
const numbers = [...numberLabels(onSale), ...wrongNumberLabels(onSale)]
const sentenceTimes = await measureTimes(shop, writtenLabels)
const numberTimes = await measureTimes(
  shop,
  numbers.map(({ query }) => ({ query, locale: 'es' })),
)
const reading = await readingTimes(
  shop,
  [...writtenLabels, ...numbers].map(({ query }) => query),
)
const isGood = PRODUCTS > MOST_JUDGED || (await judgeSearch(shop, numbers))
await shop.close()

reportTimes('sentences', sentenceTimes)
reportTimes('numbers', numberTimes)
reportReading(reading)
process.exit(isGood ? 0 : 1)
