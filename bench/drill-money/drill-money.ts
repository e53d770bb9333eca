import type { Case } from './case.ts'
import { openField } from './field.ts'
import { perform, secondsSince } from './perform.ts'
import { readCases } from './read-cases.ts'

/**
 * `npm run drill:money`: two processes of one shop on one database, and everything that can go wrong between a shopper, a provider and a shelf.
 * With names of cases, only those: `npm run drill:money -- killed oversell`.
 */
const cases = await readCases<Case>(new URL('cases/', import.meta.url))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !cases.some((one) => one.name === name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${cases.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}

const begun = performance.now()
const field = await openField()
let failed = 0
try {
  console.log(
    `Two processes on one database after ${secondsSince(begun)} s\n\n| case | what was done | figures | held | s |\n|---|---|---|---|---|`,
  )
  for (const one of cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const { figures, faults, seconds } = await perform(field, one)
    if (faults.length > 0) failed++
    console.log(`| ${one.name} | ${one.does} | ${figures} | ${faults.length === 0 ? 'ok' : '**no**'} | ${seconds} |`)
    for (const fault of faults.slice(0, 5)) console.log(`✗ ${one.name}: ${fault.slice(0, 600)}`)
  }
} finally {
  await field.close()
}
console.log(`\n${failed === 0 ? '✓ everything held' : `✗ ${failed} did not hold`}, ${secondsSince(begun)} s`)
process.exit(failed === 0 ? 0 : 1)
