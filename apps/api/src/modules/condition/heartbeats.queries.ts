import type { ProcessRole, ProcessSign } from '@shop/domain/condition'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What a process knows of its own machine and of its own calls. */
export type ProcessFacts = {
  readonly disk?: { readonly freeBytes: number; readonly totalBytes: number } | undefined
  readonly areFilesWritable?: boolean | undefined
  readonly mail: LastTimes
  readonly payments: LastTimes
}
type LastTimes = { readonly wellAt: Date | undefined; readonly failedAt: Date | undefined }

export type Heartbeat = Omit<ProcessSign, 'startedAt' | 'seenAt'> & {
  readonly id: string
  /** For how long it has run, so that nobody's clock matters but the database's. */
  readonly upSeconds: number
  readonly facts: ProcessFacts
}

export async function upsertHeartbeat(db: Db, { id, roles, host, pid, version, upSeconds, facts }: Heartbeat): Promise<void> {
  const seen = { seen_at: sql<Date>`now()`, facts: JSON.stringify(facts) }
  const started = sql<Date>`now() - make_interval(secs => ${upSeconds})`
  await db
    .insertInto('heartbeats')
    .values({ id, roles: [...roles], host, pid, version, started_at: started, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
}

/** Nobody lives there any more; what it found out stays known. */
export async function endHeartbeat(db: Db, id: string): Promise<void> {
  await db.updateTable('heartbeats').set({ ended_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** What a process found out before it ended or was killed is old news after a day. */
export async function deleteSilentHeartbeats(db: Db): Promise<void> {
  await db.deleteFrom('heartbeats').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}

export type Sign = ProcessSign & { readonly facts: ProcessFacts; readonly isLiving: boolean }

/** Of every process of the last day; those that were heard of within so many seconds, and have not ended, live. */
export async function listSigns(db: Db, withinSeconds: number): Promise<readonly Sign[]> {
  const rows = await db
    .selectFrom('heartbeats')
    .selectAll()
    .select(sql<boolean>`ended_at is null and seen_at >= now() - make_interval(secs => ${withinSeconds})`.as('is_living'))
    .orderBy('host')
    .orderBy('started_at')
    .execute()
  return rows.map(({ roles, host, pid, version, started_at, seen_at, facts, is_living }) => ({
    host,
    pid,
    version,
    roles: roles as ProcessRole[],
    startedAt: started_at,
    seenAt: seen_at,
    facts: factsOf(facts as WrittenFacts),
    isLiving: is_living,
  }))
}

/** Of the worker that was heard of last, living or not: workers write a beat of their own, which stops when their queue does. */
export async function findLastWorkerSign(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('live_workers').select('seen_at').orderBy('seen_at', 'desc').limit(1).executeTakeFirst()
  return row?.seen_at
}

type Written = { readonly wellAt?: string; readonly failedAt?: string }
type WrittenFacts = Pick<ProcessFacts, 'disk' | 'areFilesWritable'> & { readonly mail?: Written; readonly payments?: Written }

function factsOf({ mail, payments, ...others }: WrittenFacts): ProcessFacts {
  return {
    ...others,
    mail: timesOf(mail),
    payments: timesOf(payments),
  }
}
function timesOf({ wellAt, failedAt }: Written = {}): LastTimes {
  return {
    wellAt: wellAt === undefined ? undefined : new Date(wellAt),
    failedAt: failedAt === undefined ? undefined : new Date(failedAt),
  }
}
