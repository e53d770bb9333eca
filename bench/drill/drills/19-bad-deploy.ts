import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { assertKnownSchema } from '@shop/api/database/known-schema'
import { withClient } from '@shop/api/database/with-client'
import { prepareTables } from '@shop/api/prepare-tables'
import { readSettings } from '@shop/settings/settings'
import { launchShop } from '../../../tools/start-shop.ts'
import type { Field } from '../../drill-money/field.ts'
import { until } from '../../drill-money/until.ts'
import type { Drill } from '../drill-case.ts'
import { longest, statusesOf } from '../watch.ts'

const UNDER_WAY = 8
const MOST_MS = 10_000
/** After somebody is seen to make them. */
const KILLED_AFTER_MS = [0, 100, 250, 500, 900]

export const badDeploy: Drill = {
  number: 19,
  name: 'bad-deploy',
  does: `a process is told to stop while ${UNDER_WAY} purchases are under way; a file of an older release is asked for; a first start is killed with -9 ${KILLED_AFTER_MS.length} times while it makes its tables`,
  rule: 'what is under way is finished within 10 s, and the process ends well; an old tab is told that its file is gone; the tables are made to the end by the next start',
  run: async (field) => `${await stopUnderWay(field)}; ${await askForOldFile(field)}; ${await killWhileMigrating(field)}`,
}

async function stopUnderWay(field: Field): Promise<string> {
  const leaving = await field.hosts.startAnother({ SHOP_SERVES: 'api', DRAIN_SECONDS: '1' })
  const shoppers = await Promise.all(Array.from({ length: UNDER_WAY }, () => field.newShopper()))
  const at = { ...field.at(0), ask: field.askAt.bind(undefined, leaving.url) }
  await field.toDatabase.set({ kind: 'late', ms: 20 })
  const answers = shoppers.map(async (ana) => {
    const begun = performance.now()
    const { status } = await ana.start({ lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }, at)
    return { status, ms: performance.now() - begun }
  })
  await pause(100)
  const code = await leaving.stop('SIGTERM')
  const seen = await Promise.all(answers)
  await field.toDatabase.set({ kind: 'none' })
  const told = `${statusesOf(seen)}, slowest ${longest(seen)} ms, ended with ${code}`
  assert.ok(seen.every(({ status }) => status === 200) && longest(seen) <= MOST_MS && code === 0, told)
  return told
}

/** A page that was opened before an upgrade asks for code that is there no more; what its tab says then is shown by a journey in the browser. */
async function askForOldFile(field: Field): Promise<string> {
  const response = await fetch(`${field.hosts.urls()[0]}/assets/checkout-0a1b2c3d.js`)
  const told = `old file ${response.status} ${response.headers.get('cache-control')}`
  assert.ok(response.status === 404 && !/immutable|max-age=[1-9]/.test(response.headers.get('cache-control') ?? ''), told)
  return told
}

async function killWhileMigrating(field: Field): Promise<string> {
  const url = await field.database.makeEmpty('half_made')
  const made = []
  for (const ms of KILLED_AFTER_MS) {
    const shop = launchShop({ ...field.own, DATABASE_URL: url, SHOP_SERVES: 'worker', LOG_LEVEL: 'silent' })
    await someoneMakesTables(field, shop)
    await pause(ms)
    shop.process.kill('SIGKILL')
    await shop.exited
    made.push(await migrationsIn(field))
  }
  await prepareTables(readSettings({ ...field.own, DATABASE_URL: url }), url)
  await assertKnownSchema(url)
  return `after each death ${made.join(', ')} files of tables were applied, then all ${await migrationsIn(field)}`
}

/** What it said itself is told when it does not come to that. */
async function someoneMakesTables(field: Field, shop: ReturnType<typeof launchShop>): Promise<void> {
  const seen = until(
    () => whoIsAt(field),
    (count) => count > 0,
    'somebody who makes tables',
  )
  const ended = shop.exited.then((code) => assert.fail(`the first start ended with ${code}`))
  await Promise.race([seen, ended]).catch((error: Error) => {
    shop.process.kill('SIGKILL')
    assert.fail(`${error.message}\n${shop.output()}`)
  })
}

async function whoIsAt(field: Field): Promise<number> {
  return (await field.rows(`select count(*)::int as count from pg_stat_activity where datname = 'half_made'`))[0].count
}

async function migrationsIn(field: Field): Promise<number> {
  const url = Object.assign(new URL(field.database.url), { pathname: '/half_made' }).href
  return withClient(url, 'shop-drill', async (client) => {
    const { rows } = await client.query<{ there: string | null }>(`select to_regclass('migrations') as there`)
    return rows[0]?.there ? Number((await client.query('select count(*) from migrations')).rows[0].count) : 0
  })
}
