import { parseArgs } from 'node:util'
import type { Case } from '../drill-money/case.ts'
import { type Field, openField } from '../drill-money/field.ts'
import { NotPossibleHere, perform, secondsSince } from '../drill-money/perform.ts'
import { readCases } from '../drill-money/read-cases.ts'
import type { Drill } from './drill-case.ts'
import { minutesIn } from './load/minutes-in.ts'
import { performLoad } from './load/perform-load.ts'

/**
 * `npm run drill`: two processes of a full shop with its pages, a real PostgreSQL, and a line between all of them on which everything goes wrong.
 * All drills, then all cases of `npm run drill:money`; numbers and names choose: `npm run drill -- 6 7 killed`. `--load 10m` is a day of trade
 * instead: shoppers, staff and an import at once.
 */
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { load: { type: 'string' } } })
const drills = await readCases<Drill>(new URL('drills/', import.meta.url))
const cases = await readCases<Case>(new URL('../drill-money/cases/', import.meta.url))
const minutes = values.load === undefined ? undefined : minutesIn(values.load)
const all = [...drills, ...cases]
function isNamed(one: Case | Drill, name: string) {
  return one.name === name || ('number' in one && String(one.number) === name)
}
const unknown = wanted.filter((name) => !all.some((one) => isNamed(one, name)))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: 1 to ${drills.length} and ${all.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}
const covered = new Set(drills.flatMap((drill) => drill.cases ?? []))
const chosen = all.filter((one) => (wanted.length > 0 ? wanted.some((name) => isNamed(one, name)) : !covered.has(one)))

const begun = performance.now()
const field = await openField({ serves: 'api,web,worker', isFull: true })
const counts = { held: 0, failed: 0, impossible: 0 }
try {
  console.log(`Two processes with pages, on one database, after ${secondsSince(begun)} s\n`)
  if (minutes !== undefined) counts[(await performLoad(field, minutes)) ? 'held' : 'failed']++
  else await performAll(field)
} finally {
  await field.close()
}
const ends = [`${counts.held} held`, `${counts.failed} did not hold`, `${counts.impossible} not possible here`]
console.log(`\n${counts.failed === 0 ? '✓' : '✗'} ${ends.join(', ')}, ${secondsSince(begun)} s`)
process.exit(counts.failed === 0 ? 0 : 1)

async function performAll(on: Field): Promise<void> {
  console.log('| # | drill | what was done | figures | held | s |\n|---|---|---|---|---|---|')
  for (const one of chosen) counts[await tell(on, one)]++
}

async function tell(on: Field, one: Case | Drill): Promise<keyof typeof counts> {
  const started = performance.now()
  const [number, rule] = 'number' in one ? [one.number, ` **Rule:** ${one.rule}`] : ['€', '']
  const row = (figures: string, held: string) =>
    console.log(`| ${number} | ${one.name} | ${one.does}.${rule} | ${figures} | ${held} | ${secondsSince(started)} |`)
  try {
    const { figures, faults } = await perform(on, one)
    row(figures, faults.length === 0 ? 'ok' : '**no**')
    for (const fault of faults.slice(0, 5)) console.log(`✗ ${one.name}: ${fault.slice(0, 600)}`)
    return faults.length === 0 ? 'held' : 'failed'
  } catch (error) {
    if (!(error instanceof NotPossibleHere)) throw error
    row(error.message, 'not possible here')
    return 'impossible'
  }
}
