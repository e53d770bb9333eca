import { expressionBuilder } from 'kysely'
import type { FoundFitment } from './found-fitments.queries.ts'
import type { ProblemRule } from './row-problems.queries.ts'

const f = expressionBuilder<{ f: FoundFitment }, 'f'>()
function has(column: keyof FoundFitment) {
  return f(`f.${column}`, 'is not', null)
}
function lacks(column: keyof FoundFitment) {
  return f(`f.${column}`, 'is', null)
}
const identity = f.fn.coalesce('f.internal_key', 'f.part_number')

/** What speaks against a row that was looked up in the catalogue. */
export const FITMENT_PROBLEMS: readonly ProblemRule[] = [
  { code: 'unknown-brand', field: 'brand', value: f.ref('f.brand'), when: [has('brand'), lacks('brand_id')] },
  {
    code: 'ambiguous',
    field: 'partNumber',
    value: f.ref('f.part_number'),
    when: [lacks('internal_key'), lacks('product_id'), f('f.hits', '>', 1)],
  },
  {
    code: 'unknown-product',
    field: 'partNumber',
    value: identity,
    when: [lacks('product_id'), f.or([has('internal_key'), f('f.hits', '=', 0)]), f(identity, 'is not', null)],
  },
  {
    code: 'unknown-make',
    field: 'make',
    value: f.ref('f.make'),
    when: [has('make'), has('model'), lacks('make_id'), f('f.is_new_make', 'is not', true)],
  },
  {
    code: 'unknown-model',
    field: 'model',
    value: f.ref('f.model'),
    when: [f.or([has('make_id'), f('f.is_new_make', 'is', true)]), lacks('model_id'), f('f.is_new_model', 'is not', true)],
  },
]
