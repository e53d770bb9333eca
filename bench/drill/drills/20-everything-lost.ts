import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../../tools/run.ts'
import { buyThrough } from '../../drill-money/buy-through.ts'
import type { Field } from '../../drill-money/field.ts'
import { differences, sumsOf } from '../../support/shop-sums.ts'
import type { Drill } from '../drill-case.ts'
import { untilReady } from '../until-ready.ts'

const LONGEST_S = 900

export const everythingLost: Drill = {
  number: 20,
  name: 'everything-lost',
  does: 'a backup beside the open shop and one of it at rest; then database and files are gone, and come back from the last',
  rule: 'every row and file is the same, orders, stock and money hold, and it sells again within 15 minutes',
  run: async (field) => {
    const backups = field.own.BACKUP_FOLDER ?? ''
    const place = { databaseUrl: field.database.url, dataFolder: field.own.DATA_FOLDER ?? '' }
    const beside = await seconds(() => command(field, 'backup-command'))
    let figures = ''
    let begun = 0
    await field.hosts.without(async () => {
      await command(field, 'backup-command')
      const newest =
        (await readdir(backups))
          .filter((name) => name.endsWith('.backup'))
          .toSorted()
          .at(-1) ?? ''
      const before = await sumsOf(place)
      begun = performance.now()
      // Nobody is there: a shop is never restored under somebody's hands.
      await field.fromBehind.set({ kind: 'refused' })
      await field.database.makeEmpty('shop')
      await rm(join(place.dataFolder, 'files'), { recursive: true })
      const restored = await seconds(() => command(field, 'restore-command', join(backups, newest), '--yes'))
      await field.fromBehind.set({ kind: 'none' })
      const different = differences(before, await sumsOf(place))
      assert.deepEqual(different, [])
      figures = `backup beside the open shop in ${beside} s; ${Object.keys(before).length} tables and files the same, restored in ${restored} s`
    })
    await untilReady(field)
    await command(field, 'release-command', '--send')
    const { figures: sold } = await buyThrough(field, async () => {})
    const all = (performance.now() - begun) / 1_000
    assert.ok(all <= LONGEST_S, `sells again after ${all} s`)
    return `${figures}; sells again ${all.toFixed(0)} s after the loss: ${sold}`
  },
}

async function command(field: Field, name: string, ...typed: readonly string[]): Promise<void> {
  const { isGood, output } = await run(process.execPath, [`apps/shop/src/backup/${name}.ts`, ...typed], { env: { ...field.own } })
  assert.ok(isGood, `${name}: ${output.slice(-400)}`)
}

async function seconds(work: () => Promise<void>): Promise<string> {
  const begun = performance.now()
  await work()
  return ((performance.now() - begun) / 1_000).toFixed(1)
}
