import type { Locale } from '@shop/domain/locale'
import type { ProductChoices, ProductData } from '@shop/domain/staff-product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What parts can be. Shelves and makers that exist for parts on order only are no choice. */
export const listProductChoices = async (db: Db, locale: Locale): Promise<ProductChoices> => {
  const name = (table: string) => sql.raw(`${table}.name_${locale}`)
  const isOnOrderOnly = sql`exists (select from products p where p.part_type_id = t.id)
    and not exists (select from products p where p.part_type_id = t.id and p.status <> 'on-order')`
  const [categories, partTypes, brands, suppliers, promotions] = await Promise.all([
    sql<ProductChoices['categories'][number]>`
      select c.id::text, ${name('c')} as name from categories c
      where exists (select from subcategories s join part_types t on t.subcategory_id = s.id where s.category_id = c.id and not (${isOnOrderOnly}))
      order by c.place, c.id`.execute(db),
    sql<ProductChoices['partTypes'][number]>`
      select t.id::text, ${name('t')} as name, s.category_id::text as "categoryId", ${name('s')} as subcategory
      from part_types t join subcategories s on s.id = t.subcategory_id
      where not (${isOnOrderOnly}) order by reader_key(${name('t')}) collate "C", t.id`.execute(db),
    sql<ProductChoices['brands'][number]>`
      select b.id::text, b.name from brands b order by reader_key(b.name) collate "C", b.id`.execute(db),
    sql<{ supplier: string }>`
      select distinct supplier from products where status <> 'on-order' and supplier <> '' order by supplier`.execute(db),
    sql<ProductChoices['promotions'][number]>`
      select o.id::text, ${name('o')} as name, o.discount_percent::float as "discountPercent", running_discount(o.id) > 0 as "isRunning"
      from promotions o where o.ends_at > now() order by o.starts_at, o.id`.execute(db),
  ])
  return {
    categories: categories.rows,
    partTypes: partTypes.rows,
    brands: brands.rows,
    suppliers: suppliers.rows.map(({ supplier }) => supplier),
    promotions: promotions.rows,
  }
}

type Chosen = Pick<ProductData, 'partTypeId' | 'brandId' | 'promotionId'>
type ChosenNames = { readonly partType: string | null; readonly brand: string | null; readonly promotion: string | null }

/** The names of what was chosen; null where there is no such thing. */
export const findChosenNames = async (db: Db, { partTypeId, brandId, promotionId }: Chosen): Promise<ChosenNames> => {
  const { rows } = await sql<ChosenNames>`
    select (select name_es from part_types where id = ${Number(partTypeId)}) as "partType",
      (select name from brands where id = ${Number(brandId)}) as brand,
      (select name_es from promotions where id = ${promotionId === undefined ? null : Number(promotionId)}) as promotion`.execute(db)
  return rows[0] ?? { partType: null, brand: null, promotion: null }
}
