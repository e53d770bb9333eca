import { type QueryCreator, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { text } from '../facts.queries.ts'
import { nameKey, numberKey } from './matched-rows.queries.ts'

/** Two rows are about one product: the one that was found for both, or the new one that both would be. */
const PRODUCT_OF_ROW = sql<string | null>`coalesce('id ' || product_id, 'key ' || internal_key,
  'number ' || ${numberKey(sql.ref('part_number'))} || ' ' || coalesce(${text(sql.ref('given'), 'brand_id')}, ${nameKey(sql.ref('brand'))}))`

/** Of several rows about one product the first counts. */
export function findRepeatedProducts(db: Db, id: number) {
  const repeated = db
    .with('named', (q) =>
      q
        .selectFrom('import_rows')
        .select(['import_id', 'row', PRODUCT_OF_ROW.as('product')])
        .where('import_id', '=', id)
        .where('is_left_out', '=', false),
    )
    .with('counted', (q) =>
      q
        .selectFrom('named')
        .select(['import_id', 'row'])
        .select((e) =>
          e.fn
            .min('row')
            .over((same) => same.partitionBy('product'))
            .as('first'),
        )
        .where('product', 'is not', null),
    )
  return insertTwice(repeated).execute()
}

/** A car that is still to be made is told from others by its name. */
const NEW_CAR = sql<string>`case when model_id is null then ${nameKey(sql.ref('make'))} || '/' || ${nameKey(sql.ref('model'))} end`

/** What the shop does not know yet and a file says twice would be there twice. */
export function findRepeatedFitments(db: Db, id: number) {
  const repeated = db
    .with('counted', (q) =>
      q
        .selectFrom('import_rows')
        .select(['import_id', 'row'])
        .select(sql<number>`min(row) over (partition by product_id, after, ${NEW_CAR})`.as('first'))
        .where('import_id', '=', id)
        .where('outcome', '=', 'new'),
    )
    .with('judged', (q) =>
      q
        .updateTable('import_rows as r')
        .from('counted as c')
        .set({ outcome: 'wrong' })
        .where('r.import_id', '=', id)
        .whereRef('r.row', '=', 'c.row')
        .whereRef('c.row', '>', 'c.first'),
    )
  return insertTwice(repeated).execute()
}

type Counted = { import_id: number; row: number; first: number }

/** Says of each row but the first which one that is. */
function insertTwice(q: QueryCreator<Tables & { counted: Counted }>) {
  return q
    .insertInto('import_problems')
    .columns(['import_id', 'row', 'code', 'value'])
    .expression((rows) =>
      rows
        .selectFrom('counted')
        .select((e) => ['import_id', 'row', sql.lit('twice').as('code'), e.cast<string>('first', 'text').as('value')])
        .whereRef('row', '>', 'first'),
    )
}
