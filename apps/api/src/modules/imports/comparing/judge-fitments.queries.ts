import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { factsOf, NO_FACTS, withFacts, withoutFact, yesNo } from '../facts.queries.ts'
import { isSameFitment } from '../same-fitment.queries.ts'
import { wrongRows } from './row-problems.queries.ts'

export function judgeFitments(db: Db, id: number) {
  return db
    .updateTable('import_rows as r')
    .from(judged(db, id).as('j'))
    .set((e) => ({ outcome: e.ref('j.outcome'), before: NO_FACTS, after: e.ref('j.after') }))
    .where('r.import_id', '=', id)
    .whereRef('r.row', '=', 'j.row')
    .execute()
}

function judged(db: Db, id: number) {
  return db
    .selectFrom('import_rows as r')
    .leftJoinLateral(
      (e) => e.selectFrom('fitments as f').select(sql<boolean>`true`.as('is_known')).where(isSameFitment).limit(1).as('known'),
      (on) => on.onTrue(),
    )
    .leftJoin(wrongRows(db, id).as('wrong'), 'wrong.row', 'r.row')
    .select((e) => [
      'r.row',
      withFacts(withoutFact(e.ref('r.given'), 'is_removal'), factsOf({ model_id: e.ref('r.model_id') })).as('after'),
      outcome(e).as('outcome'),
    ])
    .where('r.import_id', '=', id)
}

type OfJudged = ExpressionBuilder<
  { r: Tables['import_rows']; wrong: { row: number | null }; known: { is_known: boolean | null } },
  'r' | 'wrong' | 'known'
>

/** Taking back what the shop does not have changes as little as bringing what it has. */
function outcome(e: OfJudged) {
  const isKnown = e('known.is_known', 'is', true)
  const isRemoval = yesNo(e.ref('r.given'), 'is_removal')
  return e
    .case()
    .when('r.is_left_out', '=', true)
    .then('left-out')
    .when('wrong.row', 'is not', null)
    .then('wrong')
    .when(e.and([isKnown, isRemoval]))
    .then('removed')
    .when(e.or([isKnown, isRemoval]))
    .then('same')
    .else('new')
    .end()
}
