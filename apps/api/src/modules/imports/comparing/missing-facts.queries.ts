import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { says } from '../facts.queries.ts'
import { PROBLEM, type ProblemRule, problemsBy } from './row-problems.queries.ts'

const r = expressionBuilder<{ r: Tables['import_rows'] }, 'r'>()
function missing(field: ProblemRule['field'], isMissing: Expression<SqlBool>): ProblemRule {
  return {
    code: 'missing',
    field,
    value: sql.lit(''),
    when: [isMissing],
  }
}

/** What no product can be without. */
const NEEDED: readonly ProblemRule[] = [
  missing('partNumber', r('r.part_number', 'is', null)),
  missing('name', r.not(says(r.ref('r.given'), 'name_es'))),
  missing('brand', r('r.brand', 'is', null)),
  missing('partType', r(r.fn.coalesce('r.part_type', 'r.subcategory', 'r.category'), 'is', null)),
  missing('price', r.not(says(r.ref('r.given'), 'price_cents'))),
]

/** A row without a product would be a new one. */
export function findMissing(db: Db, id: number) {
  return db
    .insertInto('import_problems')
    .columns(PROBLEM)
    .expression((q) =>
      q
        .selectFrom('import_rows as r')
        .crossJoinLateral(problemsBy(NEEDED))
        .select(['r.import_id', 'r.row', 'problem.code', 'problem.field', 'problem.value'])
        .where('r.import_id', '=', id)
        .where('r.product_id', 'is', null)
        .where((e) => e.or([e('r.internal_key', 'is not', null), e('r.part_number', 'is not', null)]))
        .where((e) => e.not(isExplained(e, id))),
    )
    .execute()
}

/** What was refused in a cell is not missing too, and a row whose number or key is wrong is no new product. */
function isExplained(e: ExpressionBuilder<Tables & { r: Tables['import_rows']; problem: { field: string } }, 'r' | 'problem'>, id: number) {
  return e.exists(
    e
      .selectFrom('import_problems as other')
      .select('other.row')
      .where('other.import_id', '=', id)
      .whereRef('other.row', '=', 'r.row')
      .where((o) =>
        o.or([o('other.field', '=', o.ref('problem.field')), o('other.code', 'in', ['ambiguous', 'known-otherwise', 'no-identity'])]),
      ),
  )
}
