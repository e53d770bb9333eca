import { catalogueDeps } from '@shop/api/modules/catalogue/catalogue-deps'
import { openBenchShop } from '../support/bench-shop.ts'
import { type Question, questionsFor } from './growth-questions.ts'

/**
 * How much longer a question takes in a shop of twenty times the size, alone and asked for the first time: `npm run bench:growth`, or
 * `npm run bench:growth -- 50000 1000000 "type-ahead"` for some kinds only.
 */
const [few = '50000', many = '1000000', only = ''] = process.argv.slice(2)
const MOST_GROWTH = 2
/** Below this nobody can tell, and the clock hardly. */
const SAME_MS = 5

const small = await openBenchShop(Number(few))
const large = await openBenchShop(Number(many))
// What names are worth is counted once, in the background; a shop that has not done so offers nothing, which costs nothing.
for (const shop of [small, large]) while (!(await catalogueDeps(shop).nameables('es')));
const kinds = (await questionsFor(small, Number(few))).filter(({ name }) => name.includes(only))
const kindsOfLarge = await questionsFor(large, Number(many))

const ask = async ({ app }: typeof small, { method, url, payload }: Question): Promise<number> => {
  const begun = performance.now()
  const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) })
  if (answer.statusCode !== 200 && answer.statusCode !== 404) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return performance.now() - begun
}
const at = (times: readonly number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

const numbers = [Number(few), Number(many)].map((count) => count.toLocaleString('en'))
console.log(`p50 and p95 in ms of questions asked for the first time, one after the other\n`)
console.log(
  `${''.padEnd(24)} ${(numbers[0] ?? '').padStart(16)} ${(numbers[1] ?? '').padStart(16)} ${'p50 x'.padStart(7)} ${'p95 x'.padStart(7)}`,
)
let isGood = true
for (const { name, questions } of kinds) {
  const ofLarge = kindsOfLarge.find((kind) => kind.name === name)?.questions ?? []
  const times: [number[], number[]] = [[], []]
  // What is learnt once for all questions, such as plans and names, is not what grows.
  for (const [shop, some] of [[small, questions] as const, [large, ofLarge] as const])
    for (const question of some.slice(-10)) await ask(shop, question)
  // Turn and turn about, so that a busy machine slows both alike.
  for (const [i, question] of questions.slice(0, -10).entries()) {
    times[0].push(await ask(small, question))
    const other = ofLarge[i]
    if (other) times[1].push(await ask(large, other))
  }
  const [p50, p95] = [0.5, 0.95].map((share) => times.map((some) => at(some, share)))
  const growth = ([before = 0, after = 0]: readonly number[] = []) => after / before
  const isKept = growth(p95) <= MOST_GROWTH || (p95?.[1] ?? 0) <= SAME_MS
  isGood &&= isKept
  const both = (i: number) => `${(p50?.[i] ?? 0).toFixed(1)} / ${(p95?.[i] ?? 0).toFixed(1)}`.padStart(16)
  console.log(
    `${name.padEnd(24)} ${both(0)} ${both(1)} ${growth(p50).toFixed(1).padStart(7)} ${growth(p95).toFixed(1).padStart(7)} ${isKept ? '✓' : '✗'}`,
  )
}
await small.close()
await large.close()
process.exit(isGood ? 0 : 1)
