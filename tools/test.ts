import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from './checks.ts'
import { findChromium } from './find-chromium.ts'
import { performChecks, type Tally } from './perform-checks.ts'
import { run } from './run.ts'

/** `npm test`: every check and every test, and at the end one line that counts them. */
const results = await mkdtemp(join(tmpdir(), 'shop-results-'))
const tallies = [await performChecks(checks), await runVitest(), await runPlaywright()]
await rm(results, { recursive: true, force: true })

const sum = (kind: keyof Tally) => tallies.reduce((total, tally) => total + tally[kind], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exit(sum('failed') > 0 ? 1 : 0)

async function runVitest(): Promise<Tally> {
  const file = join(results, 'vitest.json')
  const { isGood } = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { isLoud: true })
  const report = await readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file)
  return tallyOf(isGood, report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests })
}

async function runPlaywright(): Promise<Tally> {
  const chromium = await findChromium()
  if ('missing' in chromium) {
    console.log(chromium.missing)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const file = join(results, 'playwright.json')
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { isGood } = await run('playwright', ['test', '--reporter=list,json'], { isLoud: true, env })
  const report = await readJson<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file)
  return tallyOf(
    isGood,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped },
  )
}

/** A runner that fails without a failed test has not run them all. */
function tallyOf(isGood: boolean, counted: Tally | undefined): Tally {
  if (!counted) return { passed: 0, failed: 1, skipped: 0 }
  return isGood || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

async function readJson<Report>(file: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) ?? undefined
}
