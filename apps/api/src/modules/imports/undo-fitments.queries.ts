import type { UndoReport } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'
import { insertFitments } from './apply-fitments.queries.ts'
import { fitmentFacts, whole } from './facts.queries.ts'

/** Takes away what was added and is still there, and puts back what was removed. */
export async function undoFitments(db: Db, id: number): Promise<Omit<UndoReport, 'namesRemoved'>> {
  await lockChanged(db, id)
  const withdrawn = await withdraw(db, id)
  const { added, removed } = await countChanges(db, id)
  await insertFitments(db, id, false)
  return { restored: removed, removed: 0, withdrawn, kept: Math.max(0, added - withdrawn), stockKept: 0 }
}

/** In the order of their ids: every fitment that comes or goes may note at its product whether it has any. */
function lockChanged(db: Db, id: number) {
  return db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (e) => e.selectFrom('import_fitment_changes').select('product_id').where('import_id', '=', id))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

async function withdraw(db: Db, id: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('fitments as f')
    .using('import_fitment_changes as c')
    .where('c.import_id', '=', id)
    .where((e) => e.ref('c.is_added'))
    .whereRef('f.product_id', '=', 'c.product_id')
    .where((e) => e('f.model_id', '=', whole(e.ref('c.fitment'), 'model_id')))
    .where((e) => e(fitmentFacts('f'), '=', e.ref('c.fitment')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function countChanges(db: Db, id: number) {
  const { added, removed } = await db
    .selectFrom('import_fitment_changes')
    .select(({ fn, not, ref }) => [
      fn.countAll<string>().filterWhere(ref('is_added')).as('added'),
      fn
        .countAll<string>()
        .filterWhere(not(ref('is_added')))
        .as('removed'),
    ])
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return { added: Number(added), removed: Number(removed) }
}
