import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { type FoundProduct, withFoundProducts } from './comparing/found-products.queries.ts'
import { judgeProducts } from './comparing/judge-products.queries.ts'
import { findMissing } from './comparing/missing-facts.queries.ts'
import { PRODUCT_PROBLEMS } from './comparing/product-problems.queries.ts'
import { findRepeatedProducts } from './comparing/repeated-rows.queries.ts'
import { forgetComparison, PROBLEM, problemsBy } from './comparing/row-problems.queries.ts'
import { factsOf, says, text, withFacts, withoutFact, withoutNulls } from './facts.queries.ts'

/** Finds the product of each row and says of each what it would do: new, changed, same or wrong. May be done again at any time. */
export async function compareProducts(db: Db, id: number): Promise<void> {
  await forgetComparison(db, id)
  await resolve(db, id)
  await findMissing(db, id)
  await findRepeatedProducts(db, id)
  await judgeProducts(db, id)
}

/** Names become ids; whatever cannot be found is a problem of its row. */
function resolve(db: Db, id: number) {
  return withFoundProducts(db, id)
    .with('resolved', (q) =>
      q
        .updateTable('import_rows as r')
        .from('found as f')
        .set((e) => ({
          product_id: e.ref('f.product_id'),
          known_number: e.ref('f.known_number'),
          given: withFacts(asRead(e), withoutNulls(resolvedFacts(e))),
        }))
        .where('r.import_id', '=', id)
        .whereRef('r.row', '=', 'f.row'),
    )
    .insertInto('import_problems')
    .columns(PROBLEM)
    .expression((q) =>
      q
        .selectFrom('found as f')
        .crossJoinLateral(problemsBy(PRODUCT_PROBLEMS))
        .select(['f.import_id', 'f.row', 'problem.code', 'problem.field', 'problem.value']),
    )
    .execute()
}

type OfFound = ExpressionBuilder<Tables & { f: FoundProduct }, 'f'>

/** What an earlier comparison found may be gone by now. */
function asRead(e: OfFound) {
  return withoutFact(withoutFact(e.ref('f.given'), 'brand_id'), 'part_type_id')
}

function resolvedFacts(e: OfFound) {
  return factsOf({
    brand_id: e.ref('f.brand_id'),
    part_type_id: e.ref('f.part_type_id'),
    part_number: e.case().when('f.internal_key', 'is not', null).then(e.ref('f.known_number')).end(),
    stock: e.case().when('f.has_some', '=', true).then(atLeastOne(e)).end(),
    status: e.case().when(comesBack(e)).then('active').end(),
  })
}

/** Who says only that there are some does not know how many: what the shop counted stands. */
function atLeastOne(e: OfFound) {
  return e.fn<number>('greatest', [e.fn.coalesce('f.stock_now', e.lit(0)), e.lit(1)])
}

/** What an undone import took off sale comes back with the next one that brings it. */
function comesBack(e: OfFound) {
  return e.and([
    e.not(says(e.ref('f.given'), 'status')),
    e('f.status', '=', 'inactive'),
    e.exists(
      e
        .selectFrom('import_changes as c')
        .innerJoin('imports as i', 'i.id', 'c.import_id')
        .select('c.product_id')
        .whereRef('c.product_id', '=', 'f.product_id')
        .where((c) => c.ref('c.is_new'))
        .where('i.status', '=', 'undone')
        .where((c) => c(text(c.ref('c.restored'), 'status'), '=', 'inactive')),
    ),
  ])
}
