import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRelease, type Release } from '../release/make-release.ts'
import { stampOf } from '../release/stamp.ts'
import { checkAge } from './age.ts'
import { checkAlerts } from './alerts.ts'
import { checkCompose } from './compose.ts'
import { checkDocument } from './document/check-document.ts'
import { checkImage } from './image.ts'
import { provideTools } from './provide-tools.ts'
import { checkRelease } from './release.ts'
import { checkRollingRestart } from './rolling-restart.ts'
import { printRows, type Row } from './rows.ts'
import { checkScripts } from './scripts.ts'
import { checkUnits } from './units.ts'

/**
 * `npm run check:ops`: makes a release and really runs what an operator would: the archive behind each proxy, the image, the units' own checks,
 * every command of the document. `-- --only document` runs one of its parts.
 */
const VERSION = '0.0.0-check'
const NEXT_VERSION = '0.0.1-check'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const work = await mkdtemp(join(tmpdir(), 'shop-check-ops-'))
let made: Promise<Release> | undefined
async function release(): Promise<Release> {
  made ??= makeRelease(await stampOf(VERSION), join(work, 'image/dist'))
  return made
}
async function nextRelease(): Promise<Release> {
  return makeRelease(await stampOf(NEXT_VERSION), join(work, 'next'))
}

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  scripts: checkScripts,
  'rolling-restart': () => checkRollingRestart(join(work, 'rolling')),
  units: () => checkUnits(join(work, 'units')),
  compose: () => checkCompose(join(work, 'compose')),
  alerts: checkAlerts,
  age: () => checkAge(join(work, 'age')),
  release: async () => checkRelease(await release(), join(work, 'release')),
  image: async () => checkImage((await release()).version, join(work, 'image')),
  document: async () => checkDocument({ first: await release(), next: await nextRelease() }, join(work, 'document')),
}

const rows: Row[] = []
try {
  const chosen = Object.entries(parts).filter(([name]) => !values.only || name === values.only)
  if (chosen.length === 0) throw new Error(`--only one of: ${Object.keys(parts).join(', ')}`)
  await provideTools()
  for (const [, check] of chosen) {
    const more = await check()
    printRows(more)
    rows.push(...more)
  }
} finally {
  await rm(work, { recursive: true, force: true })
}
const failed = rows.filter(({ isGood }) => !isGood)
console.log(`\n${rows.length - failed.length} of ${rows.length} good`)
for (const { what, found } of failed) console.log(`✗ ${what}: ${found}`)
process.exit(failed.length > 0 ? 1 : 0)
