import type { NameKind } from '@shop/domain/imports/import-names'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** Names that staff said something about: what the shop has for one, and whether it is made with the import. */
export function decidedNames(db: Db, id: number, kind: NameKind) {
  return db
    .selectFrom('import_names')
    .select((e) => ['key', e.fn.coalesce('created_id', 'target_id').as('known_id'), e('decision', '=', 'create').as('is_made')])
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .where('decision', 'in', ['create', 'use'])
}

/** Of one name that may be said in several ways. */
export function isMade(made: Expression<unknown>) {
  return sql<boolean>`coalesce(bool_or(${made}), false)`
}
