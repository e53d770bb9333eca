import { setTimeout as pause } from 'node:timers/promises'
import type { Field } from '../../drill-money/field.ts'
import { switchProvider } from '../../drill-money/switch-provider.ts'
import { p95 } from '../watch.ts'
import { importer } from './importer.ts'
import { watchMemory } from './memory-watch.ts'
import { shopper } from './shoppers.ts'
import { buyer, clerk } from './staff.ts'
import { openTrade } from './trade.ts'

const SHOPPERS = 12
/** Megabytes a minute. What is alive stays the same, but the heap takes another ten megabytes now and then; a leak of two kilobytes a request is more. */
const MOST_SLOPE = 3
/** A shorter load is still filling its caches: pages are kept for ten minutes. */
const SHORTEST_JUDGED_MINUTES = 10

/** A day of trade: shoppers, two clerks, a buyer and an import at once. Answers whether nothing failed and memory stayed. */
export async function performLoad(field: Field, minutes: number): Promise<boolean> {
  let isOver = false
  const trade = openTrade(() => isOver)
  await switchProvider(field, { isLosing: false })
  const [{ orders: before }] = await field.rows('select count(*)::int as orders from orders')
  const pids = field.hosts.pids()
  const begun = performance.now()
  const isMemoryJudged = minutes >= SHORTEST_JUDGED_MINUTES
  const endMemory = watchMemory(pids)
  const people = [
    ...Array.from({ length: SHOPPERS }, (_, place) => shopper(field, trade, place)),
    ...[0, 1].map((host) => clerk(field, trade, host)),
    buyer(field, trade),
    importer(field, trade),
  ]
  await Promise.race([pause(minutes * 60_000), Promise.all(people)])
  isOver = true
  await Promise.all(people)
  const seconds = (performance.now() - begun) / 1_000
  const memory = endMemory()
  const [{ orders }] = await field.rows('select count(*)::int as orders from orders')
  const faults = [...trade.errors, ...(await field.mend()), ...(await field.broken())]
  const asked = [...trade.kinds.values()].reduce((sum, times) => sum + times.length, 0)

  console.log('| kind | times | p95 ms |\n|---|---|---|')
  for (const [kind, times] of [...trade.kinds].toSorted()) console.log(`| ${kind} | ${times.length} | ${p95(times)} |`)
  console.log('\n| process | MB at first | after each tenth of the time | most | a minute in the second half |\n|---|---|---|---|---|')
  for (const [i, { first, course, most, slope }] of memory.entries())
    console.log(`| ${'AB'[i]} | ${first} | ${course.join(' ')} | ${most} | ${slope.toFixed(1)} |`)
  const figures = [`${seconds.toFixed(0)} s`, `${(asked / seconds).toFixed(1)} things a second`, `${orders - before} orders`]
  console.log(
    `\n${figures.join(', ')}, ${trade.errors.length} errors; memory may grow by ${MOST_SLOPE} MB a minute in the second half${isMemoryJudged ? '' : ', which so short a load cannot show'}`,
  )
  for (const fault of faults.slice(0, 10)) console.log(`✗ ${fault.slice(0, 300)}`)
  return faults.length === 0 && (!isMemoryJudged || memory.every(({ slope }) => slope <= MOST_SLOPE))
}
