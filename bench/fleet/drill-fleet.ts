import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { provideTools } from '../../tools/check-ops/provide-tools.ts'
import { printRows, type Row, row } from '../../tools/check-ops/rows.ts'
import { makeRelease } from '../../tools/release/make-release.ts'
import { stampOf } from '../../tools/release/stamp.ts'
import { auditHolds, workIsDone } from './after-all.ts'
import { fleetCases } from './fleet-cases.ts'
import { openFleet } from './open-fleet.ts'

/**
 * `npm run drill:fleet`: the shop of several machines from the archive, on this one, and the loss of each of its processes in turn while people buy. With names of
 * cases, only those; `--archive dist/shop-….tar.gz` takes one that was made before.
 */
const { values, positionals: wanted } = parseArgs({ options: { archive: { type: 'string' } }, allowPositionals: true })
const chosen = fleetCases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length < wanted.length) {
  console.error(`There are: ${fleetCases.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}
await provideTools(['nginx'])
const dist = await mkdtemp(join(tmpdir(), 'shop-fleet-dist-'))
const rows: Row[] = []
async function tried(what: string, rule: string, run: () => Promise<Omit<Row, 'what'>>) {
  const begun = performance.now()
  const done = await row(what, run)
  rows.push(done)
  printRows([{ ...done, found: `${done.found}; ${((performance.now() - begun) / 1_000).toFixed(0)} s` }])
  console.log(`  rule: ${rule}`)
}
try {
  const archive = values.archive ?? (await makeRelease(await stampOf('0.0.0-drill'), dist)).archive
  const fleet = await openFleet(archive)
  // Whoever breaks it off leaves nobody behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => fleet.close().finally(() => process.exit(1)))
  try {
    for (const { name, does, rule, run } of chosen) await tried(`${name}: ${does}`, rule, () => run(fleet))
    await tried('mails', 'every order has its mail, and no job is left', () => workIsDone(fleet))
    await tried('bin/shop audit', 'all rules hold', () => auditHolds(fleet))
  } finally {
    await fleet.close()
  }
} finally {
  await rm(dist, { recursive: true, force: true })
}
const failed = rows.filter(({ isGood }) => !isGood)
console.log(`\n${rows.length - failed.length} of ${rows.length} good`)
process.exit(failed.length > 0 ? 1 : 0)
