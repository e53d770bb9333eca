import { FEWEST_FOR_A_CAR } from '@shop/domain/search-engines'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'

/** Products are cut by their ids: a file holds at most this many, and a new product changes only the last one. */
const PRODUCTS_PER_FILE = 10_000

export type Shelf = { readonly kind: string; readonly slug: string; readonly changed_at: Date }
export type CarPage = { readonly make: string; readonly model: string | null; readonly year: number | null }

/** The files there are for products on sale, and when a product in each last changed. */
export function listProductFiles(db: Db): Promise<{ readonly file: number; readonly changed_at: Date }[]> {
  return withLongQueryTimeout(db, (patient) =>
    patient
      .selectFrom('products')
      .select((e) => [sql<number>`(id - 1) / ${sql.lit(PRODUCTS_PER_FILE)}`.as('file'), e.fn.max('updated_at').as('changed_at')])
      .where('status', '=', 'active')
      .groupBy('file')
      .orderBy('file')
      .execute(),
  )
}

export function listProductsOf(db: Db, file: number, after: number, limit: number) {
  return db
    .selectFrom('products')
    .select(['id', 'updated_at', 'images'])
    .where('status', '=', 'active')
    .where('id', '>', Math.max(after, file * PRODUCTS_PER_FILE))
    .where('id', '<=', (file + 1) * PRODUCTS_PER_FILE)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Shelves with something on them. */
export async function listShelves(db: Db): Promise<Shelf[]> {
  const { rows } = await withLongQueryTimeout(db, (patient) =>
    sql<Shelf>`
      with stocked as (
        select t.slug as type, s.slug as subcategory, c.slug as category, b.slug as brand, p.updated_at
        from products p join part_types t on t.id = p.part_type_id join subcategories s on s.id = t.subcategory_id
        join categories c on c.id = s.category_id join brands b on b.id = p.brand_id where p.status = 'active')
      select 'categoria' as kind, category as slug, max(updated_at) as changed_at from stocked group by category
      union all select 'subcategoria', subcategory, max(updated_at) from stocked group by subcategory
      union all select 'tipo', type, max(updated_at) from stocked group by type
      union all select 'marca', brand, max(updated_at) from stocked group by brand
      order by kind, slug`.execute(patient),
  )
  return rows
}

/** Cars with enough parts for a page of their own: makes, their models, and the years of those. */
export async function listCarPages(db: Db): Promise<CarPage[]> {
  const { rows } = await withLongQueryTimeout(db, (patient) =>
    sql<CarPage>`
      select k.slug as make, m.slug as model, year
      from fitments f join products p on p.id = f.product_id and p.status = 'active' join models m on m.id = f.model_id
      join makes k on k.id = m.make_id, generate_series(f.year_from::int, f.year_to) as year
      group by grouping sets ((k.slug), (k.slug, m.slug), (k.slug, m.slug, year))
      having count(distinct f.product_id) >= ${FEWEST_FOR_A_CAR}
      order by make, model nulls first, year nulls first`.execute(patient),
  )
  return rows
}

export function listArticlePages(db: Db) {
  return db
    .selectFrom('articles')
    .select(['slug', 'published_at'])
    .where(sql<boolean>`status = 'published' and published_at <= now()`)
    .orderBy('published_at', 'desc')
    .execute()
}
