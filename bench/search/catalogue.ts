import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'

type FitRow = {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: string
  readonly position: string
}

/** What is known of a product on sale to judge whether it was asked for. */
export type OnSale = {
  readonly id: string
  readonly type: string
  readonly typeNames: readonly string[]
  readonly brand: string
  readonly brandName: string
  readonly name: string
  readonly isUniversal: boolean
  readonly rows: readonly FitRow[]
}

export type Catalogue = {
  readonly products: ReadonlyMap<string, OnSale>
  readonly typeKeys: ReadonlySet<string>
  /** 'Nissan Tsuru': all that the trade knows, carried or not. */
  readonly cars: ReadonlyMap<string, { readonly make: string; readonly model: string }>
}

/** Read whole: every answer is judged by it, without a query for each. */
export async function readCatalogue({ db }: BenchShop): Promise<Catalogue> {
  const products = await sql<Omit<OnSale, 'rows' | 'typeNames'> & { nameEs: string; nameEn: string }>`
    select p.id::text as id, t.slug as type, t.name_es as "nameEs", t.name_en as "nameEn", b.slug as brand, b.name as "brandName",
      p.name_es as name, p.is_universal as "isUniversal"
    from products p join part_types t on t.id = p.part_type_id join brands b on b.id = p.brand_id where p.status = 'active'`.execute(db)
  const rows = await sql<FitRow & { product: string }>`
    select f.product_id::text as product, k.name as make, m.name as model, f.year_from as from, f.year_to as to, f.engine,
      coalesce(f.position_es, '') as position
    from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id`.execute(db)
  const types = await sql<{ slug: string }>`select slug from part_types`.execute(db)
  const cars = await sql<{ make: string; model: string }>`
    select k.name as make, m.name as model from models m join makes k on k.id = m.make_id`.execute(db)
  const rowsOf = Map.groupBy(rows.rows, ({ product }) => product)
  return {
    products: new Map(
      products.rows.map(({ nameEs, nameEn, ...product }) => [
        product.id,
        { ...product, typeNames: [nameEs, nameEn], rows: rowsOf.get(product.id) ?? [] },
      ]),
    ),
    typeKeys: new Set(types.rows.map(({ slug }) => slug)),
    cars: new Map(cars.rows.map((car) => [`${car.make} ${car.model}`, car])),
  }
}
