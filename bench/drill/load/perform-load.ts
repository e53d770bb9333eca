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
const WARM_UP_MINUTES = 2
/** Megabytes a minute, after warming up: in ten minutes less than one answer of the garbage collector. A leak of one kilobyte a request is more. */
const MOST_SLOPE = 5
/** A shorter load is still filling its caches. */
const SHORTEST_JUDGED_MINUTES = 5

/** A day of trade: shoppers, two clerks, a buyer and an import at once. Answers whether nothing failed and memory stayed. */
export const performLoad = async (field: Field, minutes: number): Promise<boolean> => {
  let isOver = false
  const trade = openTrade(() => isOver)
  await switchProvider(field, { isLosing: false })
  const [{ orders: before }] = await field.rows('select count(*)::int as orders from orders')
  const pids = field.hosts.pids()
  const begun = performance.now()
  const isMemoryJudged = minutes >= SHORTEST_JUDGED_MINUTES
  const endMemory = watchMemory(pids, Math.min(WARM_UP_MINUTES, minutes / 2))
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
  console.log('\n| process | memory first | last | most | MB a minute |\n|---|---|---|---|---|')
  for (const [i, { first, last, most, slope }] of memory.entries())
    console.log(`| ${'AB'[i]} | ${first} MB | ${last} MB | ${most} MB | ${slope.toFixed(1)} |`)
  const figures = [`${seconds.toFixed(0)} s`, `${(asked / seconds).toFixed(1)} things a second`, `${orders - before} orders`]
  console.log(
    `\n${figures.join(', ')}, ${trade.errors.length} errors; memory may grow by ${MOST_SLOPE} MB a minute${isMemoryJudged ? '' : ', which so short a load cannot show'}`,
  )
  for (const fault of faults.slice(0, 10)) console.log(`✗ ${fault.slice(0, 300)}`)
  return faults.length === 0 && (!isMemoryJudged || memory.every(({ slope }) => slope <= MOST_SLOPE))
}
