import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openNginx } from '../../tools/check-ops/nginx.ts'
import { NOBODY, startAll } from '../../tools/check-ops/processes.ts'
import { provideTools } from '../../tools/check-ops/provide-tools.ts'
import { printRows, type Row } from '../../tools/check-ops/rows.ts'
import { makeRelease } from '../../tools/release/make-release.ts'
import { stampOf } from '../../tools/release/stamp.ts'
import { run } from '../../tools/run.ts'
import { freePort } from '../../tools/start-shop.ts'
import { openDebianPostgres } from './debian-postgres.ts'
import { startEarlier } from './earlier-shop.ts'
import { fillShelves } from './fill-shelves.ts'
import { loseEverything } from './lose-everything.ts'
import { losses } from './losses.ts'
import { rollOver } from './roll-over.ts'

/**
 * `npm run drill:operations -- --from <commit>`: the shop of the operations document, from the archive on Debian's own PostgreSQL behind nginx with TLS, filled, upgraded from
 * that commit, restarted one process after the other, robbed of an API, of its database and of everything, while visitors ask.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, rounds: { type: 'string', default: '10' } } })
await provideTools()
const work = await mkdtemp(join(tmpdir(), 'shop-drill-'))
await chmod(work, 0o755)
const rows: Row[] = []
function add(more: readonly Row[]) {
  printRows(more)
  rows.push(...more)
}
const release = join(work, 'release')
const place = { databaseUrl: '', dataFolder: join(work, 'data') }
const leftovers: (() => Promise<unknown>)[] = [() => rm(work, { recursive: true, force: true })]
try {
  const { archive } = await makeRelease(await stampOf('0.0.0-drill'), join(work, 'dist'))
  await mkdir(release)
  await mkdir(place.dataFolder)
  await chown(place.dataFolder, NOBODY, NOBODY)
  await run('tar', ['-xzf', archive, '--strip-components=1', '-C', release])
  const server = await openDebianPostgres(join(work, 'postgres'), await freePort())
  leftovers.push(server.stop)
  place.databaseUrl = server.url('shop')
  const earlier = join(work, 'earlier')
  const running = values.from ? await startEarlier(values.from, earlier, place) : await startAll(release, place)
  leftovers.push(async () => running.all.map((one) => one.process.kill('SIGKILL')))
  await fillShelves(place, values.from ? earlier : '.')
  const nginx = await openNginx(join(work, 'nginx'), running)
  leftovers.push(nginx.close)
  const field = { ...nginx, release, place, running, server, rounds: Number(values.rounds) }
  console.log(`Debian's PostgreSQL ${server.version}, ${(await readdir(release)).length} entries in the release\n`)
  add(await rollOver(field, values.from))
  add(await losses(field))
  add(await loseEverything(field, join(work, 'backups')))
} finally {
  for (const end of leftovers.toReversed()) await end().catch((error: Error) => console.error(error.message))
}
const failed = rows.filter(({ isGood }) => !isGood)
console.log(`\n${rows.length - failed.length} of ${rows.length} good`)
process.exit(failed.length > 0 ? 1 : 0)
