import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { fitmentFacts } from './facts.queries.ts'
import { FITMENT_COLUMNS } from './fitment-columns.ts'
import { isSameFitment } from './same-fitment.queries.ts'

const CHANGE = ['import_id', 'is_added', 'product_id', 'fitment'] as const

/** Writes what was compared, and what was there before. */
export async function applyFitments(db: Db, id: number): Promise<void> {
  await keepAdded(db, id)
  await insertFitments(db, id, true)
  await remove(db, id)
}

function keepAdded(db: Db, id: number) {
  return db
    .insertInto('import_fitment_changes')
    .columns(CHANGE)
    .expression((e) =>
      e
        .selectFrom('import_rows')
        .select((r) => ['import_id', r.lit(true).as('is_added'), 'product_id', 'after'])
        .where('import_id', '=', id)
        .where('outcome', '=', 'new'),
    )
    .execute()
}

function remove(db: Db, id: number) {
  return db
    .with('removed', (q) =>
      q
        .deleteFrom('fitments as f')
        .using('import_rows as r')
        .where('r.import_id', '=', id)
        .where('r.outcome', '=', 'removed')
        .where(isSameFitment)
        .returning(['r.import_id', 'f.product_id', fitmentFacts('f').as('fitment')]),
    )
    .insertInto('import_fitment_changes')
    .columns(CHANGE)
    .expression((q) => q.selectFrom('removed').select((e) => ['import_id', e.lit(false).as('is_added'), 'product_id', 'fitment']))
    .execute()
}

/** Writes the fitments that an import added, or those that it removed. A car that the shop no longer knows is left out. */
export function insertFitments(db: Db, id: number, isAdded: boolean) {
  return db
    .insertInto('fitments')
    .columns(['product_id', 'part_type_id', ...FITMENT_COLUMNS])
    .expression((q) =>
      q
        .selectFrom('import_fitment_changes as c')
        .innerJoin('products as p', 'p.id', 'c.product_id')
        .crossJoinLateral(sql<Tables['fitments']>`jsonb_populate_record(null::fitments, c.fitment)`.as('n'))
        .select(['c.product_id', 'p.part_type_id', ...FITMENT_COLUMNS.map((column) => `n.${column}` as const)])
        .where('c.import_id', '=', id)
        .where('c.is_added', '=', isAdded)
        .where(({ exists, selectFrom }) => exists(selectFrom('models as m').select('m.id').whereRef('m.id', '=', 'n.model_id'))),
    )
    .execute()
}
