import type { Db } from '../../database/connect.ts'
import { FITMENT_PROBLEMS } from './comparing/fitment-problems.queries.ts'
import { withFoundFitments } from './comparing/found-fitments.queries.ts'
import { judgeFitments } from './comparing/judge-fitments.queries.ts'
import { findRepeatedFitments } from './comparing/repeated-rows.queries.ts'
import { forgetComparison, PROBLEM, problemsBy } from './comparing/row-problems.queries.ts'

/** Finds product and car of each row, and whether the shop knows already that they fit. */
export async function compareFitments(db: Db, id: number): Promise<void> {
  await forgetComparison(db, id)
  await resolve(db, id)
  await judgeFitments(db, id)
  await findRepeatedFitments(db, id)
}

function resolve(db: Db, id: number) {
  return withFoundFitments(db, id)
    .with('resolved', (q) =>
      q
        .updateTable('import_rows as r')
        .from('found as f')
        .set((e) => ({ product_id: e.ref('f.product_id'), model_id: e.ref('f.model_id') }))
        .where('r.import_id', '=', id)
        .whereRef('r.row', '=', 'f.row'),
    )
    .insertInto('import_problems')
    .columns(PROBLEM)
    .expression((q) =>
      q
        .selectFrom('found as f')
        .crossJoinLateral(problemsBy(FITMENT_PROBLEMS))
        .select(['f.import_id', 'f.row', 'problem.code', 'problem.field', 'problem.value']),
    )
    .execute()
}
