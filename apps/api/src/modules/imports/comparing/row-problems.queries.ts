import type { RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** When a row cannot be applied, and what of it is shown. */
export type ProblemRule = {
  readonly code: RowProblem
  readonly field: ImportField
  readonly value: Expression<string | null>
  /** All of these hold. */
  readonly when: readonly Expression<SqlBool>[]
}

/** To join rows with: a `problem` for each rule that holds of a row. */
export function problemsBy(rules: readonly ProblemRule[]) {
  return sql<{ code: string; field: string; value: string }>`(${sql.join(rules.map(problemOf), sql` union all `)})`.as('problem')
}

function problemOf({ code, field, value, when }: ProblemRule) {
  return sql`select ${sql.lit(code)} as code, ${sql.lit(field)} as field, ${value} as value where ${sql.join([...when], sql` and `)}`
}

export const PROBLEM = ['import_id', 'row', 'code', 'field', 'value'] as const

/** What is wrong with a row itself stays, however often it is compared. */
export function forgetComparison(db: Db, id: number) {
  return db.deleteFrom('import_problems').where('import_id', '=', id).where('is_lasting', '=', false).execute()
}

export function wrongRows(db: Db, id: number) {
  return db.selectFrom('import_problems').select('row').distinct().where('import_id', '=', id)
}
