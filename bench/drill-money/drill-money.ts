import { readdir } from 'node:fs/promises'
import type { Case } from './case.ts'
import { openField } from './field.ts'
import { switchProvider } from './switch-provider.ts'

/**
 * `npm run drill:money`: two processes of one shop on one database, and everything that can go wrong between a shopper, a provider and a shelf.
 * With names of cases, only those: `npm run drill:money -- killed oversell`.
 */
const cases: Case[] = []
for (const file of (await readdir(new URL('cases/', import.meta.url))).toSorted())
  cases.push(...Object.values((await import(new URL(`cases/${file}`, import.meta.url).href)) as Record<string, Case>))
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
    `Two processes on one database after ${seconds(begun)} s\n\n| case | what was done | figures | held | s |\n|---|---|---|---|---|`,
  )
  for (const one of cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await perform(one)
} finally {
  await field.close()
}
console.log(`\n${failed === 0 ? '✓ everything held' : `✗ ${failed} did not hold`}, ${seconds(begun)} s`)
process.exit(failed === 0 ? 0 : 1)

/** News of payments comes only when a case says so; afterwards everything is well again. */
async function perform({ name, does, run }: Case): Promise<void> {
  const started = performance.now()
  const { sandbox } = field.deps.sandbox
  const faults: string[] = []
  let figures = ''
  try {
    await switchProvider(field, { isLosing: true })
    figures = await run(field)
  } catch (error) {
    faults.push((error as Error).message)
  }
  await sandbox.resetSwitches()
  faults.push(...(await field.broken()))
  if (faults.length > 0) failed++
  console.log(`| ${name} | ${does} | ${figures} | ${faults.length === 0 ? 'ok' : '**no**'} | ${seconds(started)} |`)
  for (const fault of faults.slice(0, 5)) console.log(`✗ ${name}: ${fault.slice(0, 600)}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1)
}
