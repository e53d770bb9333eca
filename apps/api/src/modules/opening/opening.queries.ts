import type { OpeningFacts, Trial, TrialName } from '@shop/domain/opening'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function readTrials(db: Db): Promise<ReadonlyMap<TrialName, Trial>> {
  const rows = await db
    .selectFrom('opening_trials')
    .innerJoin('staff', 'staff.id', 'opening_trials.staff_id')
    .select(['opening_trials.name', 'opening_trials.state', 'opening_trials.note', 'opening_trials.at', 'staff.name as by'])
    .execute()
  return new Map(rows.map(({ name, state, ...rest }) => [name as TrialName, { ...rest, state: state as Trial['state'] }]))
}

/** The last one counts. */
export async function writeTrial(db: Db, name: TrialName, staffId: number, { state, note }: Pick<Trial, 'state' | 'note'>) {
  const row = { state, note, staff_id: staffId, at: sql<Date>`now()` }
  await db
    .insertInto('opening_trials')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

type Counts = Omit<OpeningFacts, 'policies' | 'saved' | 'trials' | 'isLiveMoney' | 'hasProvider'>

/** One of a kind is enough to know that there is some; where the number says more, it is counted. */
export async function countForOpening(db: Db): Promise<Counts> {
  const { rows } = await sql<Record<keyof Counts, number>>`
    select (select count(*)::int from carriers where is_active) as carriers,
      (select count(*)::int from products where status = 'active') as products,
      (select count(distinct code)::int from postal_codes) as "postalCodes",
      (select count(*)::int from base_data) as "baseRows",
      (select count(*)::int from (select from orders where paid_at is not null and customer_id is not null limit 100) as paid) as "paidOrders"`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted')
  return counts
}
