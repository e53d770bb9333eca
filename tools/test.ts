import { checks } from './checks.ts'
import { performChecks } from './perform-checks.ts'
import { judgeSpec } from './spec/judge-spec.ts'
import { readSpec } from './spec/read-spec.ts'
import { judgeRun } from './test-run/run-again.ts'
import { openRunFolder } from './test-run/run-folder.ts'
import { openRunners } from './test-run/runners.ts'
import { slowest } from './test-run/slowest.ts'
import { watchLoad } from './test-run/watch-load.ts'

/** `npm test`: every check and every test, or the files named; at the end one line that counts them. */
const files = process.argv.slice(2)
const howLong = watchLoad()
const folder = await openRunFolder()
const runners = openRunners(folder.path)

const checked = files.length > 0 ? { passed: 0, failed: 0 } : await performChecks(checks)
const reports = await runners.runAll(files)
const verdict = await judgeRun(reports, runners.runAlone)
await folder.close()

const spec = files.length > 0 ? undefined : judgeSpec(readSpec(), verdict.results)
const broken = spec && spec.holding < spec.all ? 1 : 0

console.log(['', 'The ten slowest tests:', ...slowest(reports), '', howLong(), ...verdict.lines].join('\n'))
if (spec) console.log(['', ...spec.lines].join('\n'))
const [passed, failed] = [checked.passed + verdict.passed, checked.failed + verdict.failed + broken]
console.log(`\n${passed} passed, ${failed} failed${verdict.skipped > 0 ? `, ${verdict.skipped} skipped` : ''}`)
process.exit(failed > 0 ? 1 : 0)
