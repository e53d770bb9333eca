import { chmod, chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connect } from '@shop/api/database/connect'
import { openDemoDoor } from '../../apps/shop/src/demo/accounts.queries.ts'
import type { Release } from '../release/make-release.ts'
import { run } from '../run.ts'
import { freePort } from '../start-shop.ts'
import { createDatabase, startTestServer } from '../test-database.ts'
import { checkCaddy } from './caddy.ts'
import { checkNginx } from './nginx.ts'
import { NOBODY, type Place, type RunningRelease, settingsOf, startAll } from './processes.ts'
import { type Row, row } from './rows.ts'

const MOST_PACKED = 100e6
const MOST_UNPACKED = 300e6
/** Of a process that drains and then waits for the last who ask. */
const LONGEST_STOP_S = 30

/** The archive unpacked, started as five processes and asked through each proxy. */
export async function checkRelease({ archive, packedBytes, unpackedBytes, packages }: Release, folder: string): Promise<Row[]> {
  await mkdir(folder, { recursive: true })
  for (const one of [dirname(folder), folder]) await chmod(one, 0o755)
  const unpacked = await run('tar', ['-xzf', archive, '--strip-components=1', '-C', folder])
  if (!unpacked.isGood) throw new Error(unpacked.output)
  const dataFolder = join(dirname(folder), 'data')
  await mkdir(dataFolder)
  await chown(dataFolder, NOBODY, NOBODY)
  const server = await startTestServer()
  let running: RunningRelease | undefined
  try {
    const place = { databaseUrl: await createDatabase(server.adminUrl), dataFolder }
    running = await startAll(folder, place)
    await openTheDoor(place.databaseUrl)
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    return [
      {
        what: 'size of the archive',
        isGood: packedBytes <= MOST_PACKED && unpackedBytes <= MOST_UNPACKED,
        found: `${megabytes(packedBytes)} packed, ${megabytes(unpackedBytes)} unpacked, ${packages} packages`,
      },
      ...running.all.map(({ role, port, output }) => ({ what: `${role} on ${port}`, isGood: true, found: startedAfter(output()) })),
      ...(await Promise.all(running.all.map(({ role, port }) => isWaitedFor(folder, role, port)))),
      await isNotWaitedFor(folder),
      ...(await commandsOf(folder, place)),
      ...(await checkNginx(join(dirname(folder), 'nginx'), running)),
      ...(await checkCaddy(join(dirname(folder), 'caddy'), running)),
      ...(await Promise.all(running.all.splice(0).map(stopped))),
    ]
  } finally {
    for (const one of running?.all ?? []) one.process.kill('SIGKILL')
    await server.stop()
  }
}

function startedAfter(output: string): string {
  return `ready after ${/Ready after ([\d.]+)/.exec(output)?.[1]} s`
}

function stopped({ role, port, stop }: RunningRelease['all'][number]): Promise<Row> {
  return row(`SIGTERM to ${role} on ${port}`, async () => {
    const begun = performance.now()
    const code = await stop('SIGTERM')
    const seconds = (performance.now() - begun) / 1_000
    return { isGood: code === 0 && seconds <= LONGEST_STOP_S, found: `ended with ${code} after ${seconds.toFixed(1)} s` }
  })
}

/** What a unit's ExecStartPost asks, also of one that serves nobody. */
function isWaitedFor(release: string, role: string, port: number): Promise<Row> {
  return row(`wait-until-ready of ${role} on ${port}`, async () => {
    const { isGood, output } = await run('timeout', ['60', join(release, 'ops/bin/wait-until-ready'), String(port)])
    return { isGood, found: isGood ? 'ready' : output || 'not within a minute' }
  })
}

/** A process that ended at once must not hold its unit, and whoever restarts it, for ten minutes. */
function isNotWaitedFor(release: string): Promise<Row> {
  return row('wait-until-ready of a process that ended', async () => {
    const ended = await run('sh', ['-c', 'echo $$'])
    const begun = performance.now()
    const env = { MAINPID: ended.output.trim() }
    const { isGood } = await run('timeout', ['20', join(release, 'ops/bin/wait-until-ready'), String(await freePort())], { env })
    const seconds = (performance.now() - begun) / 1_000
    return { isGood: !isGood && seconds < 10, found: `gave up after ${seconds.toFixed(1)} s` }
  })
}

/** What an operator types: beside the open shop, without npm. */
function commandsOf(release: string, place: Place): Promise<Row[]> {
  return Promise.all(
    ['version', 'audit', 'staff:add --email ana@example.mx --name Ana --role owner'].map((typed) =>
      row(`bin/shop ${typed}`, async () => {
        const env = { ...settingsOf('api', 0, place), SHOP_SETTINGS: '/nowhere' }
        const { isGood, output } = await run(join(release, 'bin/shop'), typed.split(' '), { env })
        return { isGood, found: output.trim().split('\n').at(-1) ?? '' }
      }),
    ),
  )
}

/** A new shop is closed to visitors until its owner opens it. */
async function openTheDoor(url: string): Promise<void> {
  const { db, close } = connect({ url, poolSize: 2, timeoutMs: 60_000, onError: (error) => console.error(error.message) })
  await openDemoDoor(db)
  await close()
}
