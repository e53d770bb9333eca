import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@shop/api/composition'
import { shopperIn } from '@shop/api/testing/shoppers'
import { readSettings } from '@shop/settings/settings'
import { databaseOf } from '../../tools/start-shop.ts'
import { brokenOf } from '../drill-money/broken-of.ts'
import type { Field } from '../drill-money/field.ts'
import { newPartIn } from '../drill-money/new-part-in.ts'
import { overNetwork } from '../drill-money/over-network.ts'

export type EmbeddedField = {
  /** With a single host, which owns its database. */
  readonly field: Field
  /** 0 while there is no lock file. */
  readonly postmasterPid: () => number
  readonly broken: () => Promise<readonly string[]>
  readonly isAlive: () => boolean
  readonly close: () => Promise<void>
}

const NO_END = 1_000_000

/** One process with an embedded database, beside the two hosts and the database of the drill. */
export async function openEmbeddedField(outer: Field): Promise<EmbeddedField> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-drill-embedded-'))
  // The user who runs PostgreSQL for root has to get through.
  await chmod(folder, 0o755)
  const own = { DATA_FOLDER: folder, BACKUP_FOLDER: join(folder, 'backups') }
  const host = await outer.hosts.startAnother({ ...own, DATABASE_URL: '', SHOP_SERVES: 'api,web,worker' })
  const url = databaseOf(folder)
  const deps = await compose(readSettings({ ...outer.own, ...own, DATABASE_URL: url }), url, () => {})
  const { pool, sandbox } = deps
  if (!sandbox) throw new Error('The demo has no sandbox')
  const newPart = newPartIn(pool)
  const at = () => overNetwork(deps, () => host.url)
  const lockFile = join(folder, 'postgres', 'data', 'postmaster.pid')
  const field: Field = {
    ...outer,
    deps: { ...deps, sandbox },
    hosts: { ...outer.hosts, urls: () => [host.url] },
    parts: { plenty: await newPart(NO_END), other: await newPart(NO_END) },
    newPart,
    at,
    newShopper: () => shopperIn(at()),
    rows: async (sql, ...values) => (await pool.query(sql, [...values])).rows,
  }
  return {
    field,
    postmasterPid: () => (existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[0]) : 0),
    broken: () => brokenOf(deps),
    isAlive: () => host.process.exitCode === null && host.process.signalCode === null,
    close: async () => {
      await deps.close()
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
