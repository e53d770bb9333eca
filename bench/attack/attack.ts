import { addressFlood } from './address-flood.ts'
import type { PageTimes } from './ask-pages.ts'
import { badImports, badUploads } from './bad-files.ts'
import { coldPictures } from './cold-pictures.ts'
import { forgedTokens } from './forged-tokens.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { openVictim } from './open-victim.ts'
import { pageFlood } from './page-flood.ts'
import { routeMatrix } from './route-matrix.ts'
import { slowClients } from './slow-clients.ts'
import { tenPeople } from './ten-people.ts'
import type { Outcome } from './victim.ts'

/** `npm run attack`: what was tried against the shop once, tried again. With names of attacks, only those: `npm run attack -- pages slow`. */
const HEAP_MB = 320
const MOST_MEMORY_MB = 900
const MOST_TIMES_QUIET = 5
const MOST_UNCACHED_MS = 1_000

type Measured = { readonly quiet: PageTimes; readonly attacked: PageTimes; readonly answers?: Readonly<Record<string, number>> }

const wanted = process.argv.slice(2)
function isWanted(name: string) {
  return wanted.length === 0 || wanted.includes(name)
}
const broken: string[] = []
const victim = await openVictim(HEAP_MB)
const { url } = victim

console.log('\n| what | tried | held | seconds |\n|---|---|---|---|')
for (const [name, attack] of Object.entries({ routes: routeMatrix, tokens: forgedTokens, uploads: badUploads, imports: badImports })) {
  if (!isWanted(name)) continue
  const begun = performance.now()
  tell(await attack(victim), performance.now() - begun)
}

console.log('\n| flood | kept page, quiet → attacked | other page, quiet → attacked | answers |\n|---|---|---|---|')
if (isWanted('pages')) {
  judge('20 connections of one network', await pageFlood(url))
  judge('20 connections of 200 networks', await pageFlood(url, { networks: 200 }))
}
if (isWanted('hostile')) {
  const drill = await hostileUploads(url)
  judge('40 hostile uploads', drill)
  const { p95 } = drill.attacked.uncached
  if (p95 > MOST_UNCACHED_MS) broken.push(`a page during hostile uploads took ${p95} ms at p95`)
}
if (isWanted('pictures')) judge('160 cold pictures', await coldPictures(url))
if (isWanted('slow')) {
  const drill = await slowClients(url)
  judge(`${drill.opened} slow clients, ${drill.left} left after 30 s`, drill)
  if (drill.left > 0) broken.push(`${drill.left} slow clients were still there`)
}
if (isWanted('people')) {
  const { asked, refused, medianMs, p95Ms } = await tenPeople(url)
  console.log(
    `\nTen people behind one address, 40 pages each in a minute: ${asked} asked, ${refused} refused, median ${medianMs}, p95 ${p95Ms} ms`,
  )
  if (refused > 0) broken.push(`${refused} pages were refused to ten people`)
}
if (isWanted('addresses')) {
  const { sent, seconds, answers, before, highest, after } = await addressFlood(victim)
  console.log(`\n${sent} addresses in ${seconds.toFixed(0)} s: ${JSON.stringify(answers)}`)
  console.log(`Memory with a heap of ${HEAP_MB} MB: ${before} MB before, ${highest} at its highest, ${after} after`)
  if (highest > MOST_MEMORY_MB) broken.push(`memory rose to ${highest} MB of ${MOST_MEMORY_MB}`)
}
if (!(await fetch(`${url}/es`)).ok) broken.push('the shop did not survive')

await victim.close()
for (const one of broken) console.log(`✗ ${one}`)
console.log(broken.length === 0 ? '\n✓ everything held' : `\n${broken.length} did not hold`)
process.exit(broken.length === 0 ? 0 : 1)

function tell({ area, tried, faults }: Outcome, ms: number): void {
  console.log(`| ${area} | ${tried} | ${tried - faults.length} | ${(ms / 1_000).toFixed(1)} |`)
  broken.push(...faults.map((fault) => `${area}: ${fault}`))
}

function judge(name: string, { quiet, attacked, answers = {} }: Measured): void {
  const told = (of: keyof PageTimes) => {
    const [before, during] = [quiet[of], attacked[of]]
    return `median ${before.median} → ${during.median}, p95 ${before.p95} → ${during.p95} ms, ${during.failed} of ${during.asked} failed`
  }
  console.log(`| ${name} | ${told('cached')} | ${told('uncached')} | ${JSON.stringify(answers)} |`)
  if (attacked.cached.median > MOST_TIMES_QUIET * quiet.cached.median)
    broken.push(`${name}: kept pages took ${attacked.cached.median} ms, quiet ${quiet.cached.median}`)
}
