import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Tables } from '../../../database/tables.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from '../product-columns.queries.ts'

/** What stands in another table is exported by its name. */
type OwnColumn = Exclude<ProductColumn, 'brand_id' | 'part_type_id'>
function isOwn(column: ProductColumn): column is OwnColumn {
  return column !== 'brand_id' && column !== 'part_type_id'
}

export type ExportedProduct = Pick<Selectable<Tables['products']>, 'id' | 'internal_key' | Exclude<OwnColumn, 'unit' | 'status'>> & {
  readonly brand: string
  readonly part_type: string
  readonly category: string
  readonly subcategory: string
  readonly unit: 'piece' | 'pair' | 'set'
  readonly status: 'active' | 'inactive'
}

/** The next products by id; whoever goes on where the last ones ended reads them all and holds few. */
export function listProductsAfter(db: Db, after: number, limit: number): Promise<readonly ExportedProduct[]> {
  return db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['p.id', 'p.internal_key', 'b.name as brand', 't.name_es as part_type', 'c.name_es as category', 's.name_es as subcategory'])
    .select(PRODUCT_COLUMNS.filter(isOwn).map((column) => `p.${column}` as const))
    .where('p.id', '>', after)
    .where('p.status', '<>', 'on-order')
    .orderBy('p.id')
    .limit(limit)
    .$narrowType<Pick<ExportedProduct, 'unit' | 'status'>>()
    .execute()
}

export type ExportedFitment = {
  readonly id: number
  readonly internal_key: string
  readonly part_number: string
  readonly brand: string
  readonly make: string
  readonly model: string
  readonly year_from: number
  readonly year_to: number
  readonly engine: string
  readonly position_es: string | null
  readonly position_en: string | null
  readonly note_es: string | null
  readonly note_en: string | null
}

/** The rows of the next products that have any. */
export async function listFitmentsAfter(db: Db, after: number, products: number): Promise<readonly ExportedFitment[]> {
  const { rows } = await sql<ExportedFitment>`
    with chosen as (
      select p.id, p.internal_key, p.part_number, b.name as brand from products p join brands b on b.id = p.brand_id
      where p.id > ${after} and p.status <> 'on-order' and exists (select from fitments f where f.product_id = p.id) order by p.id limit ${products}
    )
    select s.*, k.name as make, m.name as model, f.year_from::int, f.year_to::int, f.engine, f.position_es, f.position_en, f.note_es, f.note_en
    from chosen s join fitments f on f.product_id = s.id join models m on m.id = f.model_id join makes k on k.id = m.make_id
    order by s.id, k.name, m.name, f.year_from, f.engine`.execute(db)
  return rows
}
