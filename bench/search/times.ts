import type { BenchShop } from '../support/bench-shop.ts'
import { ask } from './answer.ts'
import { searchPlainly } from './plain-search.ts'

/** Both compile, plan and fill their caches first; what is said by nobody again is not remembered as an answer. */
const WARM_UP = 200

type Question = { readonly query: string; readonly locale: string }
export type Times = { readonly own: readonly number[]; readonly plain: readonly number[] }

/** Milliseconds of each question alone, asked of our search and of a plain one by turns. */
export async function measureTimes(shop: BenchShop, questions: readonly Question[]): Promise<Times> {
  for (const { query, locale } of questions.slice(0, WARM_UP)) {
    await ask(shop, `${query} x`, locale)
    await searchPlainly(shop, query)
  }
  const own: number[] = []
  const plain: number[] = []
  for (const { query, locale } of questions) {
    const asked = await ask(shop, query, locale)
    // A refusal is quick, and no answer.
    if (asked.status !== 200) throw new Error(`"${query}" was answered with ${asked.status}`)
    own.push(asked.ms)
    plain.push(await searchPlainly(shop, query))
  }
  return { own, plain }
}

export function reportTimes(kind: string, { own, plain }: Times): void {
  const [search, comparison] = [timesOf(own), timesOf(plain)]
  console.log(
    `\n${kind}: median ${ms(search.median)}, p95 ${ms(search.p95)}; plain full text: median ${ms(comparison.median)}, p95 ${ms(comparison.p95)}`,
  )
  console.log(`p95 of the search is ${(search.p95 / comparison.p95).toFixed(2)} times that of the plain one`)
}

export function reportReading(times: readonly number[]): void {
  const { median, p95, max } = timesOf(times)
  console.log(`reading alone: median ${ms(median)}, p95 ${ms(p95)}, max ${ms(max)}`)
}

function timesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
