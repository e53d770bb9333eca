import { type AliasableExpression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { NO_FACTS, saysAny } from './facts.queries.ts'
import { PRODUCT_COLUMNS, type ProductColumn, SEARCHED_COLUMNS, UNSEARCHED_COLUMNS } from './product-columns.queries.ts'

type Change = { readonly product_id: number; readonly facts: unknown }
type Changes = AliasableExpression<Change>
type Reason = { readonly kind: 'import' | 'correction'; readonly staffId: number; readonly note: string }

/**
 * Writes facts over those that products have, each product once: every index follows every write. Numbers and names are indexed for
 * searches, which costs more than all the rest: who keeps them is not asked to write them.
 */
export async function updateProducts(db: Db, changes: Changes, reason: Reason): Promise<void> {
  await tellReason(db, reason)
  await write(db, changes, PRODUCT_COLUMNS, changesSearched)
  await tellReason(db, reason)
  await write(db, changes, UNSEARCHED_COLUMNS, changesOthersOnly)
}

type OfChange = ExpressionBuilder<{ c: Change }, 'c'>
function changesSearched(e: OfChange) {
  return saysAny(e.ref('c.facts'), SEARCHED_COLUMNS)
}
function changesOthersOnly(e: OfChange) {
  return e.and([e.not(changesSearched(e)), e('c.facts', '<>', NO_FACTS)])
}

/** For the stock ledger; a reason is good for one statement. */
function tellReason(db: Db, { kind, staffId, note }: Reason) {
  return db
    .selectNoFrom(({ fn, val, lit }) => fn<string>('stock_changes_for', [val(kind), lit(null), val(staffId), val(note)]).as('reason'))
    .execute()
}

function write(db: Db, changes: Changes, columns: readonly ProductColumn[], which: (e: OfChange) => AliasableExpression<SqlBool>) {
  return db
    .updateTable('products as p')
    .from(
      db
        .selectFrom(changes.as('c'))
        .innerJoin('products as q', 'q.id', 'c.product_id')
        .crossJoinLateral(sql<Tables['products']>`jsonb_populate_record(q, c.facts)`.as('n'))
        .select(['c.product_id', ...columns.map((column) => `n.${column}` as const)])
        .where(which)
        .as('n'),
    )
    .set((e) => Object.fromEntries(columns.map((column) => [column, e.ref(`n.${column}`)])))
    .whereRef('p.id', '=', 'n.product_id')
    .execute()
}
