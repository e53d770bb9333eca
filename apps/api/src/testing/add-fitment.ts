import { slugOf } from '@shop/domain/slug'
import type { TestShop } from './test-shop.ts'

type Fitment = {
  readonly productId: string
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine?: string
}

/** Says that a part fits a model in those years. */
export async function addFitment({ pool }: TestShop, { productId, make, model, from, to, engine = '' }: Fitment): Promise<void> {
  await pool.query('insert into makes (slug, name) values ($1, $2) on conflict (slug) do nothing', [slugOf(make), make])
  await pool.query(
    'insert into models (make_id, slug, name) select id, $2, $3 from makes where slug = $1 on conflict (make_id, slug) do nothing',
    [slugOf(make), slugOf(model), model],
  )
  await pool.query(
    `insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine)
     select p.id, p.part_type_id, m.id, $2, $3, $4 from products p, models m where p.id = $1 and m.slug = $5`,
    [productId, from, to, engine, slugOf(model)],
  )
}
