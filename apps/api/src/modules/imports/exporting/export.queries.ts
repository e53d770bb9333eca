import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

export type ExportedProduct = {
  readonly id: number
  readonly internal_key: string
  readonly part_number: string
  readonly brand: string
  readonly name_es: string
  readonly name_en: string | null
  readonly description_es: string
  readonly description_en: string | null
  readonly part_type: string
  readonly supplier: string
  readonly price_cents: number
  readonly stock: number
  readonly equivalents: readonly string[]
  readonly is_outlet: boolean
  readonly is_premium: boolean
  readonly is_recommended: boolean
  readonly is_heavy_duty: boolean
  readonly is_universal: boolean
  readonly unit: 'piece' | 'pair' | 'set'
  readonly pieces_per_car: number | null
  readonly status: 'active' | 'inactive'
}

/** The next products by id; whoever goes on where the last ones ended reads them all and holds few. */
export const listProductsAfter = (db: Db, after: number, limit: number): Promise<readonly ExportedProduct[]> =>
  db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .select(['p.id', 'p.internal_key', 'p.part_number', 'b.name as brand', 'p.name_es', 'p.name_en', 'p.description_es'])
    .select(['p.description_en', 't.name_es as part_type', 'p.supplier', 'p.price_cents', 'p.stock', 'p.equivalents', 'p.is_outlet'])
    .select(['p.is_premium', 'p.is_recommended', 'p.is_heavy_duty', 'p.is_universal', 'p.unit', 'p.pieces_per_car', 'p.status'])
    .where('p.id', '>', after)
    .where('p.status', '<>', 'on-order')
    .orderBy('p.id')
    .limit(limit)
    .$narrowType<Pick<ExportedProduct, 'unit' | 'status'>>()
    .execute()

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
export const listFitmentsAfter = async (db: Db, after: number, products: number): Promise<readonly ExportedFitment[]> => {
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
