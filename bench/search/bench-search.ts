import { openBenchShop } from '../support/bench-shop.ts'
import { ask } from './answer.ts'
import { readCatalogue } from './catalogue.ts'
import { checked } from './check-labels.ts'
import { untruthIn } from './chips.ts'
import { halfOf } from './halves.ts'
import { judge } from './judge.ts'
import { problemWithNumber } from './judge-number.ts'
import { writtenLabels } from './labels/written-labels.ts'
import { noRowsLabels } from './no-rows-labels.ts'
import { numberLabels } from './number-labels.ts'
import { readNumbers } from './numbers-on-sale.ts'
import { searchPlainly } from './plain-search.ts'
import { readingTimes } from './reading-time.ts'
import { report, timesOf, type Verdict } from './report.ts'
import { wrongNumberLabels } from './wrong-number-labels.ts'

/** `npm run bench:search 50000` asks a larger catalogue of the same kind. */
const PRODUCTS = Number(process.argv[2] ?? 16_000)
const WARM_UP = 40

// Accuracy is measured, not patience: on a busy machine an answer comes late, and is judged all the same.
const shop = await openBenchShop(PRODUCTS, undefined, { DATABASE_PATIENCE_MS: '120000' })
const catalogue = await readCatalogue(shop)
const { good: labels, bad } = checked([...writtenLabels, ...noRowsLabels(catalogue)], catalogue)
for (const { label, mistake } of bad) console.log(`! wrong label, left out: ${label.class}: "${label.query}" ${mistake}`)
const onSale = await readNumbers(shop)
const numbers = [...numberLabels(onSale), ...wrongNumberLabels(onSale)]

for (const { query, locale } of labels.slice(0, WARM_UP)) {
  await ask(shop, `${query} x`, locale)
  await searchPlainly(shop, query)
}
const verdicts: Verdict[] = []
const times: Record<'sentences' | 'numbers', { own: number[]; plain: number[] }> = {
  sentences: { own: [], plain: [] },
  numbers: { own: [], plain: [] },
}
for (const label of labels) {
  const { answer, status } = await timed('sentences', label.query, label.locale)
  const judgement = judge(label, answer, catalogue)
  verdicts.push({
    ...about(label),
    ...judgement,
    problem: status === 200 ? judgement.problem : `HTTP ${status}`,
    untruth: untruthIn(label, answer, catalogue),
  })
}
for (const label of numbers) {
  const { answer, status } = await timed('numbers', label.query, 'es')
  const problem = status === 200 ? problemWithNumber(label, answer) : `HTTP ${status}`
  verdicts.push({
    ...about(label),
    problem,
    precision: problem ? 0 : 1,
    recall: undefined,
    untruth: untruthIn({ ...label, locale: 'es' }, answer, catalogue),
  })
}
const reading = timesOf(
  await readingTimes(
    shop,
    verdicts.map(({ query }) => query),
  ),
)
await shop.close()

const isGood = report(verdicts)
for (const [kind, { own, plain }] of Object.entries(times)) {
  const [search, comparison] = [timesOf(own), timesOf(plain)]
  console.log(
    `\n${kind}: median ${ms(search.median)}, p95 ${ms(search.p95)}; plain full text: median ${ms(comparison.median)}, p95 ${ms(comparison.p95)}`,
  )
  console.log(`p95 of the search is ${(search.p95 / comparison.p95).toFixed(2)} times that of the plain one`)
}
console.log(`reading alone: median ${ms(reading.median)}, p95 ${ms(reading.p95)}, max ${ms(reading.max)}`)
if (bad.length > 0) console.log(`${bad.length} labels are wrong.`)
process.exit(isGood && bad.length === 0 ? 0 : 1)

async function timed(kind: keyof typeof times, query: string, locale: string) {
  const asked = await ask(shop, query, locale)
  times[kind].own.push(asked.ms)
  times[kind].plain.push(await searchPlainly(shop, query))
  return asked
}

function about({ class: name, query }: { readonly class: string; readonly query: string }) {
  return { class: name, query, half: halfOf(query) }
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
