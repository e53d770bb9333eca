import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { eachFact, fact, gathered, productFacts } from '../facts.queries.ts'
import { wrongRows } from './row-problems.queries.ts'

export function judgeProducts(db: Db, id: number) {
  return db
    .updateTable('import_rows as r')
    .from(judged(db, id).as('j'))
    .set((e) => ({ outcome: e.ref('j.outcome'), before: e.ref('j.before'), after: e.ref('j.after') }))
    .where('r.import_id', '=', id)
    .whereRef('r.row', '=', 'j.row')
    .execute()
}

/** Of each row what it would change, and with that what becomes of it. */
function judged(db: Db, id: number) {
  return db
    .selectFrom('import_rows as r')
    .leftJoinLateral(
      // Leaving out no rows keeps the facts from being put together again for each fact that is compared.
      (e) =>
        e.selectFrom('products as p').select(productFacts('p').as('facts')).whereRef('p.id', '=', 'r.product_id').offset(0).as('known'),
      (on) => on.onTrue(),
    )
    .leftJoin(wrongRows(db, id).as('wrong'), 'wrong.row', 'r.row')
    .leftJoinLateral(changes, (on) => on.on('r.product_id', 'is not', null))
    .select((e) => ['r.row', 'change.before', 'change.after', outcome(e).as('outcome')])
    .where('r.import_id', '=', id)
}

type OfCompared = ExpressionBuilder<{ r: Tables['import_rows']; known: { facts: unknown } }, 'r' | 'known'>

/** What the row says and the shop does not know. */
function changes(e: OfCompared) {
  return e
    .selectFrom(eachFact(e.ref('r.given')).as('said'))
    .select((s) => [
      gathered(s.ref('said.key'), fact(s.ref('known.facts'), s.ref('said.key'))).as('before'),
      gathered(s.ref('said.key'), s.ref('said.value')).as('after'),
    ])
    .where((s) => s('said.value', 'is distinct from', fact(s.ref('known.facts'), s.ref('said.key'))))
    .as('change')
}

type OfJudged = ExpressionBuilder<
  { r: Tables['import_rows']; wrong: { row: number | null }; change: { after: unknown } },
  'r' | 'wrong' | 'change'
>

function outcome(e: OfJudged) {
  return e
    .case()
    .when('r.is_left_out', '=', true)
    .then('left-out')
    .when('wrong.row', 'is not', null)
    .then('wrong')
    .when('r.product_id', 'is', null)
    .then('new')
    .when('change.after', 'is', null)
    .then('same')
    .else('changed')
    .end()
}
