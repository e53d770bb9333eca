import { expressionBuilder, sql } from 'kysely'
import { whole } from '../facts.queries.ts'
import type { FoundProduct } from './found-products.queries.ts'
import type { ProblemRule } from './row-problems.queries.ts'

const f = expressionBuilder<{ f: FoundProduct }, 'f'>()
function has(column: keyof FoundProduct) {
  return f(`f.${column}`, 'is not', null)
}
function lacks(column: keyof FoundProduct) {
  return f(`f.${column}`, 'is', null)
}
const given = f.ref('f.given')

/** What speaks against a row that was looked up in the catalogue. */
export const PRODUCT_PROBLEMS: readonly ProblemRule[] = [
  {
    code: 'unknown-brand',
    field: 'brand',
    value: f.ref('f.brand'),
    when: [has('brand'), lacks('brand_id'), f('f.is_new_brand', 'is not', true)],
  },
  {
    code: 'unknown-part-type',
    field: 'partType',
    value: f.ref('f.type_said'),
    when: [has('type_said'), lacks('part_type_id'), f('f.is_new_type', 'is not', true)],
  },
  {
    code: 'ambiguous',
    field: 'partNumber',
    value: f.ref('f.part_number'),
    when: [lacks('internal_key'), lacks('product_id'), f('f.hits', '>', 1)],
  },
  // Nobody has its key, but somebody has its number: a second product of that number is rarely meant.
  {
    code: 'known-otherwise',
    field: 'internalKey',
    value: f.ref('f.known_key'),
    when: [has('internal_key'), lacks('product_id'), f('f.hits', '>', 0)],
  },
  { code: 'not-in-catalogue', field: 'internalKey', value: f.ref('f.internal_key'), when: [f('f.keyed_status', '=', 'on-order')] },
  {
    code: 'price-zero',
    field: 'price',
    value: sql.lit('0'),
    when: [f(whole(given, 'price_cents'), '=', 0), f('f.price_cents', 'is distinct from', 0)],
  },
  {
    code: 'below-reserved',
    field: 'stock',
    value: f.cast<string>('f.reserved', 'text'),
    when: [f(whole(given, 'stock'), '<', f.ref('f.reserved'))],
  },
]
