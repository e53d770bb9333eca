import type { Counted } from '@shop/domain/counted'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Directory } from './directory.ts'
import { carRows } from './matching.queries.ts'
import type { Car } from './product-filter.ts'

type Row = { readonly name: string; readonly products: number }

/** Models with parts in the shop. */
export async function countModels(db: Db, { models }: Directory, car: Car): Promise<Counted[]> {
  const rows = await db
    .selectFrom('fitments as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select((e) => ['f.model_id', e.fn.count<string>('f.product_id').distinct().as('products')])
    .where('p.status', '=', 'active')
    .where(carRows(car))
    .groupBy('f.model_id')
    .execute()
  const counts = new Map(rows.map(({ model_id, products }) => [model_id, Number(products)]))
  return models.flatMap(({ id, name, slug }) => {
    const products = counts.get(id)
    return products ? [{ name, slug, products }] : []
  })
}

/** Years in which parts of the shop fit, newest first. */
export async function countYears(db: Db, car: Car): Promise<Counted[]> {
  const { rows } = await sql<Row>`
    select y::text as name, count(distinct f.product_id)::int as products
    from fitments f join products p on p.id = f.product_id and p.status = 'active', generate_series(f.year_from::int, f.year_to) y
    where ${carRows(car)} group by y order by y desc`.execute(db)
  return rows.map(named)
}

/** Engines the car was sold with that parts of the shop fit; a part for all engines counts for each. */
export async function countEngines(db: Db, car: Car): Promise<Counted[]> {
  const { rows } = await sql<Row>`
    select e.engine as name, count(distinct f.product_id)::int as products
    from (select distinct model_id, engine from model_engines f where ${carRows({ ...car, engines: [] })}) e
    join fitments f on f.model_id = e.model_id and (f.engine = '' or f.engine = e.engine) join products p on p.id = f.product_id and p.status = 'active'
    where ${carRows(car)} group by e.engine order by e.engine`.execute(db)
  return rows.map(named)
}

function named({ name, products }: Row): Counted {
  return { name, slug: name, products }
}
