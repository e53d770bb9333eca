import { closeStage, replicaCases } from './replica-cases.ts'

/** `npm run drill:replica`: a PostgreSQL with a replica, two processes of a shop, and the loss of either server. With names of cases, only those. */
const wanted = process.argv.slice(2)
const chosen = replicaCases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length < wanted.length) {
  console.error(`There are: ${replicaCases.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}
let failed = 0
console.log('| case | what was done | figures | held | s |\n|---|---|---|---|---|')
try {
  for (const { name, does, run } of chosen) {
    const begun = performance.now()
    const [figures, fault] = await run().then(
      (said) => [said, undefined] as const,
      (error: Error) => ['', error] as const,
    )
    if (fault) failed++
    console.log(`| ${name} | ${does} | ${figures} | ${fault ? '**no**' : 'ok'} | ${((performance.now() - begun) / 1_000).toFixed(1)} |`)
    if (fault) console.log(`✗ ${name}: ${fault.message.slice(0, 2_000)}`)
  }
} finally {
  await closeStage()
}
console.log(failed === 0 ? '\n✓ everything held' : `\n✗ ${failed} did not hold`)
process.exit(failed === 0 ? 0 : 1)
