import { createHash } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { tableSums } from '@shop/api/testing/table-sums'
import { Pool } from 'pg'
import { ask } from '../../tools/check-ops/ask.ts'
import { NOBODY, type Place, settingsOf } from '../../tools/check-ops/processes.ts'
import { type Row, row } from '../../tools/check-ops/rows.ts'
import { run } from '../../tools/run.ts'
import type { Field } from './field.ts'

const MOST_BACKUP_S = 10

/** The whole machine burns down; the backup of a moment ago brings every row and file back. */
export const loseEverything = async ({ origin, release, place, running, server }: Field, backups: string): Promise<Row[]> => {
  await mkdir(backups)
  await chown(backups, NOBODY, NOBODY)
  const shop = (typed: readonly string[]) =>
    run(join(release, 'bin/shop'), [...typed], {
      env: { ...settingsOf('api', 0, place), BACKUP_FOLDER: backups, SHOP_SETTINGS: '/nowhere', PATH: '/usr/bin:/bin' },
      uid: NOBODY,
      gid: NOBODY,
    })
  const stopAll = () => Promise.all(running.all.map((one) => one.stop('SIGTERM')))
  let before: Sums | undefined
  let name = ''
  return [
    await row('backup beside the open shop', async () => {
      const begun = performance.now()
      const { isGood, output } = await shop(['backup'])
      const seconds = (performance.now() - begun) / 1_000
      return { isGood: isGood && seconds <= MOST_BACKUP_S, found: `${seconds.toFixed(1)} s; ${output.trim().split('\n').at(-1)}` }
    }),
    await row('everything lost, restored, every row and file equal', async () => {
      await stopAll()
      // What is compared must not have moved since: the last one is made of a shop that rests.
      const { isGood: isMade, output: made } = await shop(['backup'])
      if (!isMade) throw new Error(made)
      name =
        (await readdir(backups))
          .filter((one) => one.endsWith('.backup'))
          .toSorted()
          .at(-1) ?? ''
      before = await sumsOf(place)
      await dropDatabase(server.url('postgres'))
      await rm(place.dataFolder, { recursive: true })
      await mkdir(place.dataFolder)
      await chown(place.dataFolder, NOBODY, NOBODY)
      const begun = performance.now()
      const { isGood, output } = await shop(['restore', join(backups, name), '--yes'])
      const seconds = (performance.now() - begun) / 1_000
      if (!isGood) throw new Error(output)
      const different = differences(before, await sumsOf(place))
      const found = `${Object.keys(before).length} tables and files compared, ${different.length} different ${different.join(' ')}; restored in ${seconds.toFixed(1)} s`
      return { isGood: different.length === 0, found }
    }),
    await row('the restored shop sells; its worker waits until it is released', async () => {
      for (const [index, one] of running.all.entries()) {
        running.all[index] = one.start()
        await running.all[index].ready
      }
      const [page, products] = [await ask(origin, '/es/productos'), await ask(origin, '/api/products')]
      const worker = running.all.find(({ role }) => role === 'worker')
      const isHeld = worker?.output().includes('restored from') ?? false
      const { isGood, output } = await shop(['restore:release', '--drop-mails'])
      return {
        isGood: page.status === 200 && products.status === 200 && isHeld && isGood,
        found: `page ${page.status}, API ${products.status}, worker ${isHeld ? 'held' : 'not held'}; ${output.trim().split('\n').at(-1)}`,
      }
    }),
  ]
}

type Sums = Readonly<Record<string, string>>

/** Processes that ended took their signs of life along; rows about backups are written behind them. */
const OWN = /\.(?:backups|heartbeats|migrations|_private_jobs)$/
/** But for who holds it: a restore frees what a worker had begun. */
const JOBS = `select count(*) || ' jobs, ' || coalesce(sum(hashtextextended((to_jsonb(j) - 'locked_at' - 'locked_by' - 'updated_at' - 'is_available')::text, 0)), 0) as sum
  from graphile_worker._private_jobs j`

const sumsOf = async ({ databaseUrl, dataFolder }: Place): Promise<Sums> => {
  const pool = new Pool({ connectionString: databaseUrl })
  try {
    const tables = Object.entries(await tableSums(pool)).filter(([table]) => !OWN.test(table))
    const { rows } = await pool.query<{ sum: string }>(JOBS)
    return { jobs: rows[0]?.sum ?? '', ...Object.fromEntries(tables), ...(await fileSums(join(dataFolder, 'files'))) }
  } finally {
    await pool.end()
  }
}

/** But for widths of pictures and the hosts’ trials, which the shop makes again, and the mark of the place itself. */
const fileSums = async (folder: string): Promise<Sums> => {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const names = found
    .map((one) => join(one.parentPath, one.name))
    .filter((name) => !/\/(?:(?:pictures\/made|condition)\/|\.shop-files$)/.test(name))
  const sums = names.map(async (name) => [
    name.slice(folder.length),
    createHash('sha256')
      .update(await readFile(name))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(sums))
}

const differences = (before: Sums, after: Sums): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])

const dropDatabase = (adminUrl: string): Promise<void> =>
  withClient(adminUrl, 'shop-drill', async (client) => {
    await client.query('drop database shop with (force)')
    await client.query('create database shop')
  })
