import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { text, whole } from './facts.queries.ts'

/** The row `r` says what the shop has as `f`. What stands beside it in English does not tell two apart. */
export function isSameFitment(e: ExpressionBuilder<{ f: Tables['fitments']; r: Tables['import_rows'] }, 'f' | 'r'>) {
  const given = e.ref('r.given')
  return e.and([
    e('f.product_id', '=', e.ref('r.product_id')),
    e('f.model_id', '=', e.ref('r.model_id')),
    e('f.year_from', '=', whole(given, 'year_from')),
    e('f.year_to', '=', whole(given, 'year_to')),
    e('f.engine', '=', text(given, 'engine')),
    e(orEmpty(e.ref('f.position_es')), '=', orEmpty(text(given, 'position_es'))),
    e(orEmpty(e.ref('f.note_es')), '=', orEmpty(text(given, 'note_es'))),
  ])
}

function orEmpty(said: Expression<string | null>) {
  return sql<string>`coalesce(${said}, '')`
}
