import { type ConditionFigures, FAILING_ATTEMPTS, judge, type ShopCondition, SILENT_WORKER_SECONDS } from '@shop/domain/condition'
import { listAppliedMigrations } from '../../database/applied-migrations.queries.ts'
import type { Db } from '../../database/connect.ts'
import { migrationNames } from '../../database/migration-files.ts'
import type { JobDesk } from '../../ports/job-desk.ts'
import { findLastWorkerSign, listSigns, type Sign } from './heartbeats.queries.ts'
import { readBackup, readHeldSince } from './read-backup.ts'

export type ConditionDeps = { readonly db: Db; readonly jobDesk: JobDesk }

/** How every part of the shop is. Any process answers the same: what only one of them can know, it writes into its heartbeat. */
export async function readCondition(deps: ConditionDeps, now = new Date()): Promise<ShopCondition> {
  const found = await readFigures(deps).catch(() => undefined)
  if (!found) return { ...judge({ databaseMs: undefined }, now), processes: [], jobsWaiting: undefined }
  const { figures, living, jobsWaiting } = found
  return { ...judge(figures, now), processes: living.map(({ facts: _, isLiving: __, ...sign }) => sign), jobsWaiting }
}

async function readFigures({ db, jobDesk }: ConditionDeps) {
  const { databaseMs, missingMigrations } = await readDatabase(db)
  const [signs, seenAt, queue, backup, heldSince] = await Promise.all([
    listSigns(db, SILENT_WORKER_SECONDS),
    findLastWorkerSign(db),
    jobDesk.readFigures(db, FAILING_ATTEMPTS),
    readBackup(db),
    readHeldSince(db),
  ])
  const living = signs.filter(({ isLiving }) => isLiving)
  const figures: ConditionFigures = {
    databaseMs,
    missingMigrations,
    areFilesWritable: areFilesWritable(living),
    disk: fullestDisk(living),
    worker: { seenAt, heldSince },
    jobs: queue,
    mail: lastOf(signs, 'mail'),
    payments: lastOf(signs, 'payments'),
    versions: [...new Set(living.map(({ version }) => version))],
    backup,
  }
  return { figures, living, jobsWaiting: queue.byTask.reduce((sum, { waiting }) => sum + waiting, 0) }
}

async function readDatabase(db: Db) {
  const begun = performance.now()
  const applied = await listAppliedMigrations(db)
  const databaseMs = Math.round(performance.now() - begun)
  return { databaseMs, missingMigrations: (await migrationNames()).filter((name) => !applied.has(name)).length }
}

function areFilesWritable(living: readonly Sign[]): boolean | undefined {
  const said = living.flatMap(({ facts }) => facts.areFilesWritable ?? [])
  return said.length === 0 ? undefined : said.every(Boolean)
}

function fullestDisk(living: readonly Sign[]): ConditionFigures['disk'] {
  return living
    .flatMap(({ facts }) => facts.disk ?? [])
    .toSorted((a, b) => a.freeBytes / a.totalBytes - b.freeBytes / b.totalBytes)
    .at(0)
}

/** What the last process to try found out counts for all, whether it still lives or not: one that starts has forgotten it. */
function lastOf(signs: readonly Sign[], service: 'mail' | 'payments'): ConditionFigures['mail'] {
  const wellAt = latest(signs.map(({ facts }) => facts[service].wellAt))
  const failedAt = latest(signs.map(({ facts }) => facts[service].failedAt))
  return wellAt || failedAt ? { wellAt, failedAt } : undefined
}

function latest(times: readonly (Date | undefined)[]): Date | undefined {
  return times.filter((time) => time !== undefined).toSorted((a, b) => b.getTime() - a.getTime())[0]
}
