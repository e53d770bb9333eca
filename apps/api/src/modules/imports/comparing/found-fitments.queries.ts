import { type Expression, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { decidedNames, isMade } from './decided-names.queries.ts'
import { type FoundBy, nameKey, withMatchedProducts } from './matched-rows.queries.ts'

/** The rows of an import as `found`: what each says, and the product and the car that it means. */
export function withFoundFitments(db: Db, id: number) {
  return withMatchedProducts(db, id)
    .with(
      (cte) => cte('car_named').materialized(),
      (q) =>
        q
          .selectFrom((e) => e.selectFrom('staged').select(['make', 'model']).distinct().as('named'))
          .leftJoin(decidedNames(db, id, 'make').as('nk'), (on) => on.on((e) => e('nk.key', '=', nameKey(e.ref('named.make')))))
          .leftJoin(decidedNames(db, id, 'model').as('nm'), (on) =>
            on.on((e) => e('nm.key', '=', modelKey(e.ref('named.make'), e.ref('named.model')))),
          )
          .leftJoin('makes as k', (on) =>
            on.on((e) => e.or([e(nameKey(e.ref('k.name')), '=', nameKey(e.ref('named.make'))), e('k.id', '=', e.ref('nk.known_id'))])),
          )
          .leftJoin('models as m', (on) =>
            on.onRef('m.make_id', '=', 'k.id').on((e) =>
              e(
                nameKey(e.ref('named.model')),
                'in',
                e.selectFrom(NAMES_OF_MODEL).select((n) => nameKey(withoutYears(n.ref('known.name'))).as('key')),
              ),
            ),
          )
          .select((e) => [
            'named.make',
            'named.model',
            e.fn.min('k.id').as('make_id'),
            e.fn.coalesce(e.fn.min('m.id'), e.fn.min('nm.known_id')).as('model_id'),
            isMade(e.ref('nk.is_made')).as('is_new_make'),
            isMade(e.ref('nm.is_made')).as('is_new_model'),
          ])
          .groupBy(['named.make', 'named.model']),
    )
    .with(
      (cte) => cte('found').materialized(),
      (q) =>
        q
          .selectFrom('matched as m')
          .leftJoin('car_named as c', (on) => on.onRef('c.make', '=', 'm.make').onRef('c.model', '=', 'm.model'))
          .select(['m.import_id', 'm.row', 'm.internal_key', 'm.part_number', 'm.brand', 'm.make', 'm.model'])
          .select(['m.brand_id', 'c.make_id', 'c.model_id', 'c.is_new_make', 'c.is_new_model', 'm.hits'])
          .select((e) =>
            // A part that was got for one quotation has no cars.
            e.case().when('m.keyed_status', '=', 'on-order').then(null).else(e.ref('m.product_id')).end().as('product_id'),
          ),
    )
}

export type FoundFitment = FoundBy<ReturnType<typeof withFoundFitments>>

/** A model is itself under its make only. */
export function modelKey(make: Expression<string | null>, model: Expression<string | null>) {
  return sql<string>`${nameKey(make)} || '/' || ${nameKey(model)}`
}

const NAMES_OF_MODEL = sql<{ name: string }>`unnest(m.name || m.aliases)`.as<'known'>(sql`known(name)`)

/** Generations are told apart by their years, which files say in columns of their own: `Jetta 2011-2018` is a Jetta. */
export function withoutYears(name: Expression<string>) {
  return sql<string>`regexp_replace(${name}, '\\s+(19|20)\\d\\d\\s?[-–]\\s?((19|20)\\d\\d)?$', '')`
}
