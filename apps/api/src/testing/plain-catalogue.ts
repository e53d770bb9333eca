import type { CarFacts, PartNeeds } from '@shop/domain/car-facts'
import { slugOf } from '@shop/domain/slug'
import type { TestShop } from './test-shop.ts'

type Car = { readonly model: string; readonly engine: string; readonly from: number; readonly to: number; readonly facts?: CarFacts }

/** Models of Nissan, each with its runs of engines and what is known of them. */
export async function addCars({ pool }: TestShop, cars: readonly Car[]): Promise<void> {
  await pool.query(`insert into makes (slug, name) values ('nissan', 'Nissan') on conflict do nothing`)
  for (const { model, engine, from, to, facts = {} } of cars) {
    await pool.query(
      `insert into models (make_id, slug, name) select id, $1, $2 from makes where slug = 'nissan' on conflict (make_id, slug) do nothing`,
      [slugOf(model), model],
    )
    await pool.query(
      'insert into model_engines (model_id, engine, year_from, year_to, facts) select id, $2, $3, $4, $5 from models where slug = $1',
      [slugOf(model), engine, from, to, JSON.stringify(facts)],
    )
  }
}

export async function addTypes({ pool }: TestShop, types: Readonly<Record<string, PartNeeds>>): Promise<void> {
  await pool.query(
    `insert into categories (slug, name_es, name_en, image, place) values ('todo', 'Todo', 'All', 'x.png', 1) on conflict do nothing`,
  )
  await pool.query(
    `insert into subcategories (category_id, slug, name_es, name_en) select id, 'todo', 'Todo', 'All' from categories where slug = 'todo' on conflict do nothing`,
  )
  for (const [slug, needs] of Object.entries(types))
    await pool.query(
      `insert into part_types (subcategory_id, slug, name_es, name_en, needs) select id, $1, $1, $1, $2 from subcategories where slug = 'todo'`,
      [slug, JSON.stringify(needs)],
    )
}

type PlainRow = {
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine?: string
  readonly position?: string
  readonly note?: string
}

export type PlainPart = {
  readonly type: string
  readonly number: string
  readonly brand?: string
  readonly name?: string
  readonly nameEn?: string | null
  readonly equivalents?: readonly string[]
  readonly pesos?: number
  readonly isUniversal?: boolean
  readonly pieces?: number
  readonly rows?: readonly PlainRow[]
}

/** A part on sale, with the rows of its table; its key is its brand and number. */
export async function addPart({ pool }: TestShop, part: PlainPart): Promise<number> {
  const { brand = 'ACME' } = part
  await pool.query('insert into brands (slug, name) values ($1, $2) on conflict do nothing', [slugOf(brand), brand])
  const { rows } = await pool.query(
    `insert into products (part_number, internal_key, name_es, name_en, equivalents, part_type_id, brand_id, supplier, price_cents, is_universal, pieces_per_car)
     select $1, $2 || (select count(*) from products), $3, $4, $5, t.id, b.id, 'Centro', $6, $7, $8 from part_types t, brands b where t.slug = $9 and b.slug = $10 returning id`,
    [
      part.number,
      `${brand}-${part.number}-`,
      part.name ?? `Pieza ${part.number}`,
      part.nameEn === undefined ? `Part ${part.number}` : part.nameEn,
      part.equivalents ?? [],
      (part.pesos ?? 500) * 100,
      part.isUniversal ?? false,
      part.pieces ?? null,
      part.type,
      slugOf(brand),
    ],
  )
  for (const row of part.rows ?? [])
    await pool.query(
      `insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine, position_es, note_es)
       select p.id, p.part_type_id, m.id, $2, $3, $4, $5, $6 from products p, models m where p.id = $1 and m.slug = $7`,
      [rows[0].id, row.from, row.to, row.engine ?? '', row.position ?? null, row.note ?? null, slugOf(row.model)],
    )
  return rows[0].id
}
