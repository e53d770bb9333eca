import { parseArgs } from 'node:util'
import { judgeRun } from '../test-run/run-again.ts'
import { openRunFolder } from '../test-run/run-folder.ts'
import { openRunners } from '../test-run/runners.ts'
import { judgeSpec } from './judge-spec.ts'
import { readSpec } from './read-spec.ts'

/** `npm run spec`: runs the tests that show the specification, all of it or some sections, and says how many of its lines hold. */
const { section: numbers = [] } = parseArgs({ options: { section: { type: 'string', multiple: true } } }).values
const sections = readSpec().filter(({ number }) => numbers.length === 0 || numbers.includes(String(number)))
const files = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ shownBy }) => shownBy.map(({ file }) => file))))
if (files.size === 0) throw new Error(`There is no section ${numbers.join(', ')}.`)

const folder = await openRunFolder()
const runners = openRunners(folder.path)
const run = await judgeRun(await runners.runAll([...files]), runners.runAlone)
await folder.close()

const { holding, all, lines } = judgeSpec(sections, run.results)
console.log(['', ...run.lines, '', ...lines].join('\n'))
process.exit(holding < all || run.failed > 0 ? 1 : 0)
