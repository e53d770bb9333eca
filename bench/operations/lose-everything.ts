import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { ask } from '../../tools/check-ops/ask.ts'
import { NOBODY, settingsOf } from '../../tools/check-ops/processes.ts'
import { type Row, row } from '../../tools/check-ops/rows.ts'
import { run } from '../../tools/run.ts'
import { differences, type Sums, sumsOf } from '../support/shop-sums.ts'
import type { Field } from './field.ts'

const MOST_BACKUP_S = 10

/** The whole machine burns down; the backup of a moment ago brings every row and file back. */
export async function loseEverything({ origin, release, place, running, server }: Field, backups: string): Promise<Row[]> {
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

function dropDatabase(adminUrl: string): Promise<void> {
  return withClient(adminUrl, 'shop-drill', async (client) => {
    await client.query('drop database shop with (force)')
    await client.query('create database shop')
  })
}
