import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { factsIn, factsOf, NO_FACTS, withFacts } from './facts.queries.ts'
import { IMPORTED_OF_PRODUCT, PRODUCT_COLUMNS } from './product-columns.queries.ts'
import { updateProducts } from './update-products.queries.ts'

/** In the order of their ids, as purchases lock them. */
export function lockProducts(db: Db, id: number) {
  return db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (e) => e.selectFrom('import_rows').select('product_id').where('import_id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Writes what was compared, and what was there before. The caller has locked and compared in the same transaction. */
export async function applyProducts(db: Db, id: number, staffId: number, hasNew: boolean): Promise<void> {
  await keepChanged(db, id)
  // An empty insert would still tell everybody that the words of searches changed.
  if (hasNew) await insertNew(db, id)
  await updateProducts(db, changedBy(db, id), { kind: 'import', staffId, note: `import ${id}` })
}

const CHANGE = ['import_id', 'product_id', 'is_new', 'before', 'after'] as const

function keepChanged(db: Db, id: number) {
  return db
    .insertInto('import_changes')
    .columns(CHANGE)
    .expression((e) =>
      e
        .selectFrom('import_rows')
        .select((r) => ['import_id', 'product_id', r.lit(false).as('is_new'), 'before', 'after'])
        .where('import_id', '=', id)
        .where('outcome', '=', 'changed'),
    )
    .execute()
}

function changedBy(db: Db, id: number) {
  return db
    .selectFrom('import_changes')
    .select(['product_id', 'after as facts'])
    .where('import_id', '=', id)
    .where(({ not, ref }) => not(ref('is_new')))
}

function insertNew(db: Db, id: number) {
  return db
    .with('added', (q) =>
      q
        .insertInto('products')
        .columns(['internal_key', ...PRODUCT_COLUMNS])
        .expression(newProducts(db, id))
        .returning(['id', 'stock', 'status']),
    )
    .insertInto('import_changes')
    .columns(CHANGE)
    .expression((q) =>
      q
        .selectFrom('added')
        .select((e) => [e.cast<number>(e.val(id), 'integer').as('import_id'), 'id', e.lit(true).as('is_new'), NO_FACTS.as('before')])
        .select(factsIn('added', ['stock', 'status']).as('after')),
    )
    .execute()
}

function newProducts(db: Db, id: number) {
  return db
    .selectFrom('import_rows as r')
    .innerJoin('imports as i', 'i.id', 'r.import_id')
    .crossJoinLateral((e) => {
      const unlessSaid = withFacts(OF_NEW, factsOf({ part_number: e.ref('r.part_number'), supplier: e.ref('i.supplier') }))
      return sql<Tables['products']>`jsonb_populate_record(null::products, ${withFacts(unlessSaid, e.ref('r.given'))})`.as('n')
    })
    .select([KEY.as('internal_key'), ...PRODUCT_COLUMNS.map((column) => `n.${column}` as const)])
    .where('r.import_id', '=', id)
    .where('r.outcome', '=', 'new')
    .orderBy('r.row')
}

/** JSON leaves out what is undefined: columns that a row has to say, or that may stay empty. */
const DEFAULTS = JSON.stringify(Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, IMPORTED_OF_PRODUCT[column].ofNew])))
const OF_NEW = sql`${DEFAULTS}::jsonb`

/** A product has a key of ours, be it one that the file does not know. */
const KEY = sql<string>`coalesce(r.internal_key, 'IM-' || r.import_id || '-' || r.row)`

export function emptyRows(db: Db, id: number) {
  return db.deleteFrom('import_rows').where('import_id', '=', id).execute()
}
