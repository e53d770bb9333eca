import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inMegabytes } from '@shop/api/adapters/backups/free-disk'
import { localBackups } from '@shop/api/adapters/backups/local-backups'
import { readIdentities } from '@shop/api/adapters/backups/member'
import { restoredShop } from '@shop/api/testing/restored-shop'
import { tableSums } from '@shop/api/testing/table-sums'
import { writeAgeKey } from '@shop/api/testing/write-age-key'
import { openBenchShop } from '../support/bench-shop.ts'

/** How long a backup of a large catalogue takes, and whether it brings everything back: `npm run bench:backups -- 65000`. */
const MOST_SECONDS = 10
const PICTURES = 1_000
const PICTURE_BYTES = 40_000

const products = Number(process.argv[2] ?? '65000')
const shop = await openBenchShop(products)
const folder = join(shop.settings.dataFolder, 'backups')
const key = await writeAgeKey(shop.settings.dataFolder)

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<{ readonly result: Result; readonly seconds: number }> {
  const begun = performance.now()
  const used = process.cpuUsage()
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  // On a busy machine the second figure says what the work itself took of this process; the server's is beside it.
  console.log(`${title.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s, ${((user + system) / 1_000_000).toFixed(1)} s of a processor`)
  return { result, seconds }
}

async function tryOut(title: string, recipient: string | undefined): Promise<boolean> {
  await rm(folder, { recursive: true, force: true })
  const backups = localBackups({ ...shop.settings, backups: { ...shop.settings.backups, folder, recipient } }, shop.databaseUrl, shop.files)
  const { result: made, seconds } = await timed(`${title} backup`, backups.make)
  console.log(`  ${inMegabytes(made.bytes)} of ${products.toLocaleString('en')} products and ${PICTURES.toLocaleString('en')} pictures`)
  const identities = recipient ? await readIdentities(key.file) : undefined
  const { result: restored } = await timed('  restored beside', () => restoredShop(shop, join(folder, made.name), identities))
  try {
    const { result: pairs } = await timed('  compared', async () => [await tableSums(shop.pool), await tableSums(restored.pool)] as const)
    const different = Object.keys(pairs[0]).filter((name) => pairs[0][name] !== pairs[1][name])
    if (different.length > 0) console.log(`  not the same: ${different.join(', ')}`)
    if (seconds > MOST_SECONDS) console.log(`  more than ${MOST_SECONDS} s`)
    return different.length === 0 && seconds <= MOST_SECONDS
  } finally {
    await restored.close()
  }
}

try {
  for (let i = 0; i < PICTURES; i++) {
    const name = `pictures/originals/bench-${i}.webp`
    if (!(await shop.files.read(name))) await shop.files.write(name, randomBytes(PICTURE_BYTES))
  }
  const isGood = [await tryOut('plain', undefined), await tryOut('encrypted', key.recipient)]
  if (isGood.includes(false)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
  await rm(key.file, { force: true })
  await shop.close()
}
