import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRelease } from '../release/make-release.ts'
import { stampOf } from '../release/stamp.ts'
import { checkAge } from './age.ts'
import { checkAlerts } from './alerts.ts'
import { checkCompose } from './compose.ts'
import { checkImage } from './image.ts'
import { provideTools } from './provide-tools.ts'
import { checkRelease } from './release.ts'
import { checkRollingRestart } from './rolling-restart.ts'
import { printRows, type Row } from './rows.ts'
import { checkScripts } from './scripts.ts'
import { checkUnits } from './units.ts'

/** `npm run check:ops`: makes a release and really runs what an operator would: the archive behind each proxy, the image, the units' own checks. */
const VERSION = '0.0.0-check'

await provideTools()
const rows: Row[] = []
const add = (more: readonly Row[]) => {
  printRows(more)
  rows.push(...more)
}
const work = await mkdtemp(join(tmpdir(), 'shop-check-ops-'))
try {
  add(await checkScripts())
  add(await checkRollingRestart(join(work, 'rolling')))
  add(await checkUnits(join(work, 'units')))
  add(await checkCompose(join(work, 'compose')))
  add(await checkAlerts())
  add(await checkAge(join(work, 'age')))
  const release = await makeRelease(await stampOf(VERSION), join(work, 'image/dist'))
  add(await checkRelease(release, join(work, 'release')))
  add(await checkImage(VERSION, join(work, 'image')))
} finally {
  await rm(work, { recursive: true, force: true })
}
const failed = rows.filter(({ isGood }) => !isGood)
console.log(`\n${rows.length - failed.length} of ${rows.length} good`)
for (const { what, found } of failed) console.log(`✗ ${what}: ${found}`)
process.exit(failed.length > 0 ? 1 : 0)
