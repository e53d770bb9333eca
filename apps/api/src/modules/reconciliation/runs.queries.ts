import type { ReconciliationRun, RunResult } from '@shop/domain/reconciliation'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Account, Days } from './account.ts'

type Wanted = Days & ({ readonly night: string } | { readonly staffId: number })

/** Undefined while another comparison is under way, or when this night has had its own. One that died is over after half an hour. */
export async function insertRun(db: Db, { provider, isLive }: Account, wanted: Wanted): Promise<number | undefined> {
  await db
    .updateTable('reconciliation_runs')
    .set({ ended_at: sql<Date>`now()`, failure: 'interrupted' })
    .where('provider', '=', provider)
    .where('is_live', '=', isLive)
    .where('ended_at', 'is', null)
    .where('started_at', '<', sql<Date>`now() - interval '30 minutes'`)
    .execute()
  const [night, staffId] = 'night' in wanted ? [wanted.night, null] : [null, wanted.staffId]
  const { rows } = await sql<{ id: number }>`
    insert into reconciliation_runs (provider, is_live, from_day, to_day, night, asked_by)
    values (${provider}, ${isLive}, ${wanted.from}::date, ${wanted.to}::date, ${night}::date, ${staffId}::integer)
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

export async function isNightCompared(db: Db, { provider, isLive }: Account, night: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from reconciliation_runs where provider = ${provider} and is_live = ${isLive} and night = ${night}::date and ended_at is not null
      and failure is null`.execute(db)
  return rows.length > 0
}

export async function findOpenRun(db: Db, id: number): Promise<Days | undefined> {
  const { rows } = await sql<Days>`
    select from_day::text as "from", to_day::text as "to" from reconciliation_runs where id = ${id} and ended_at is null`.execute(db)
  return rows[0]
}

export async function updateRunEnded(db: Db, id: number, end: { readonly result?: RunResult; readonly failure?: string }): Promise<void> {
  await db
    .updateTable('reconciliation_runs')
    .set({ ended_at: sql<Date>`now()`, failure: end.failure ?? null, result: JSON.stringify(end.result ?? {}) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

type Row = {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly askedBy: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly failure: string | null
  readonly result: unknown
}

const LATEST = 20

export async function listRuns(db: Db, { provider, isLive }: Account): Promise<ReconciliationRun[]> {
  const { rows } = await sql<Row>`
    select r.id, r.from_day::text as "from", r.to_day::text as "to", s.name as "askedBy", r.started_at as "startedAt", r.ended_at as "endedAt", r.failure, r.result
    from reconciliation_runs r left join staff s on s.id = r.asked_by
    where r.provider = ${provider} and r.is_live = ${isLive} order by r.id desc limit ${LATEST}`.execute(db)
  return rows.map(({ askedBy, endedAt, failure, result, ...row }) => ({
    ...row,
    askedBy: askedBy ?? undefined,
    endedAt: endedAt ?? undefined,
    failure: failure ?? undefined,
    result: endedAt && !failure ? (result as RunResult) : undefined,
  }))
}
