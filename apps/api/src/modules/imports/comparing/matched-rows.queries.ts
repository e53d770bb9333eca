import { type Expression, type ExpressionBuilder, type QueryCreator, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { decidedNames, isMade } from './decided-names.queries.ts'

/** However it is written: accents, capitals and spaces aside. */
export function nameKey(name: Expression<string | null>) {
  return sql<string>`trim(words_key(${name}))`
}
export function numberKey(number: Expression<string | null>) {
  return sql<string>`number_key(${number})`
}

const SAID = [
  'import_id',
  'row',
  'internal_key',
  'part_number',
  'brand',
  'part_type',
  'category',
  'subcategory',
  'has_some',
  'make',
  'model',
  'given',
] as const

/** The rows of an import as `staged`, and as `matched` with the brand and the product that each of them means. */
export function withMatchedProducts(db: Db, id: number) {
  return (
    db
      .with(
        (cte) => cte('staged').materialized(),
        (q) => q.selectFrom('import_rows').select(SAID).where('import_id', '=', id),
      )
      // Each name is looked up once, however many rows have it.
      .with(
        (cte) => cte('brand_named').materialized(),
        (q) =>
          q
            .selectFrom((e) => e.selectFrom('staged').select('brand').distinct().as('named'))
            .leftJoin('brands as b', (on) => on.on((e) => e(nameKey(e.ref('b.name')), '=', nameKey(e.ref('named.brand')))))
            .leftJoin(decidedNames(db, id, 'brand').as('n'), (on) => on.on((e) => e('n.key', '=', nameKey(e.ref('named.brand')))))
            .select((e) => [
              'named.brand',
              e.fn.coalesce(e.fn.min('b.id'), e.fn.min('n.known_id')).as('id'),
              isMade(e.ref('n.is_made')).as('is_new'),
            ])
            .groupBy('named.brand'),
      )
      .with(
        (cte) => cte('matched').materialized(),
        (q) =>
          q
            .selectFrom('staged as s')
            .leftJoin('brand_named as b', 'b.brand', 's.brand')
            .leftJoin('products as keyed', 'keyed.internal_key', 's.internal_key')
            .leftJoinLateral(productsOfNumber, (on) => on.on('keyed.id', 'is', null))
            .leftJoinLateral(productsWithZeros, (on) => on.on('s.internal_key', 'is', null).on('numbered.hits', '=', 0))
            .selectAll('s')
            .select((e) => [
              'b.id as brand_id',
              'b.is_new as is_new_brand',
              'numbered.hits',
              'numbered.known_key',
              'keyed.status as keyed_status',
              productMeant(e).as('product_id'),
              knownNumber(e).as('known_number'),
            ]),
      )
  )
}

/** The rows that a query calls `found`. */
export type FoundBy<Query> = Query extends QueryCreator<infer Known> ? (Known extends { found: infer Row } ? Row : never) : never

type Staged = Pick<Tables['import_rows'], (typeof SAID)[number]>
type Looked = Tables & { s: Staged; b: { id: number | null; is_new: boolean | null } }

/** What the shop has under the row's number, by its brand if it names one. Signs and spaces do not count, unless they tell two apart. */
function productsOfNumber(e: ExpressionBuilder<Looked, 's' | 'b'>) {
  return e
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(({ fn }) => {
      const sameSigns = e(fn('upper', ['p.part_number']), '=', fn('upper', ['s.part_number']))
      return [
        fn.countAll<number>().as('hits'),
        fn.min('p.id').as('only_id'),
        fn.min('p.internal_key').as('known_key'),
        fn.countAll<number>().filterWhere(sameSigns).as('exact'),
        fn.min('p.id').filterWhere(sameSigns).as('exact_id'),
      ]
    })
    .where('k.key', '=', numberKey(e.ref('s.part_number')))
    .where('k.key', '<>', '')
    .where('k.kind', '=', 'part')
    .where((w) => ofBrand(w))
    .as('numbered')
}

/** Excel makes 123456 of 0123456: where nobody has that number, the one part that has it behind zeros is meant. */
function productsWithZeros(e: ExpressionBuilder<Looked, 's' | 'b'>) {
  return e
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(({ fn }) => [fn.countAll<number>().as('hits'), fn.min('p.id').as('only_id'), fn.min('p.part_number').as('number')])
    .where(sql<SqlBool>`s.part_number ~ '^[1-9][0-9]{3,}$'`)
    .where(sql<SqlBool>`ltrim(k.key, '0') = s.part_number and k.kind = 'part' and k.key like '0%'`)
    .where((w) => ofBrand(w))
    .as('zeroed')
}

/** A brand that is still to be made has no part of that number yet, whoever else has. */
function ofBrand(w: ExpressionBuilder<Looked & { p: Tables['products'] }, 'b' | 'p'>) {
  return w.or([w.and([w('b.id', 'is', null), w('b.is_new', 'is not', true)]), w('p.brand_id', '=', w.ref('b.id'))])
}

type Zeroed = { hits: number | null; only_id: number | null; number: string | null }
type Numbered = { hits: number; only_id: number | null; exact: number; exact_id: number | null }

type OfMatched = ExpressionBuilder<
  { s: Staged; keyed: { id: number | null; part_number: string | null }; numbered: Numbered; zeroed: Zeroed },
  's' | 'keyed' | 'numbered' | 'zeroed'
>

/** How the shop writes the number, where the row has it without its zeros. */
function knownNumber(e: OfMatched) {
  return e
    .case()
    .when('zeroed.hits', '=', 1)
    .then(e.ref('zeroed.number'))
    .when(sql<SqlBool>`keyed.part_number ~ '^0+[1-9][0-9]*$' and ltrim(keyed.part_number, '0') = s.part_number`)
    .then(e.ref('keyed.part_number'))
    .end()
}

/** By its key, and by nothing else where it has one; or by its number, if only one product has that. */
function productMeant(e: OfMatched) {
  return e
    .case()
    .when('s.internal_key', 'is not', null)
    .then(e.ref('keyed.id'))
    .when('numbered.exact', '=', 1)
    .then(e.ref('numbered.exact_id'))
    .when('numbered.hits', '=', 1)
    .then(e.ref('numbered.only_id'))
    .when('zeroed.hits', '=', 1)
    .then(e.ref('zeroed.only_id'))
    .end()
}
