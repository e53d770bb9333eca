import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import { FEW_PIECES } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import type { DeskStatus, ListedProduct, ProductMark } from '@shop/domain/staff-product'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Asked = {
  readonly search?: string | undefined
  readonly status?: DeskStatus | undefined
  readonly categoryId?: number | undefined
  readonly brandId?: number | undefined
  readonly mark?: ProductMark | undefined
  readonly page: number
  readonly limit: number
}

type Row = {
  readonly id: number
  readonly part_number: string
  readonly internal_key: string
  readonly name: string
  readonly brand: string
  readonly part_type: string
  readonly price_cents: number
  readonly discount: string
  readonly free: number
  readonly status: string
  readonly image: string | null
}

/** What changed last comes first; of a search, the part whose number was typed. */
export const listStaffProducts = async (db: Db, locale: Locale, asked: Asked): Promise<{ items: ListedProduct[]; total: number }> => {
  const condition = sql.join(conditionsOf(asked), sql` and `)
  const name = (table: 'p' | 't') => sql.raw(locale === 'es' ? `${table}.name_es` : `coalesce(${table}.name_en, ${table}.name_es)`)
  const isExact = sql`exists (select from part_number_keys k where k.product_id = p.id and k.key = ${numberKey(asked.search ?? '')})`
  const [rows, counted] = await Promise.all([
    sql<Row>`
      select p.id, p.part_number, p.internal_key, ${name('p')} as name, b.name as brand, ${name('t')} as part_type, p.price_cents,
        running_discount(p.promotion_id)::text as discount, p.stock - p.reserved as free, p.status, p.images[1] as image
      from products p join part_types t on t.id = p.part_type_id join brands b on b.id = p.brand_id
      where ${condition}
      order by ${asked.search === undefined ? sql`p.updated_at desc` : sql`${isExact} desc, p.name_key_es`}, p.id desc
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`.execute(db),
    sql<{ total: string }>`select count(*) as total from products p where ${condition}`.execute(db),
  ])
  return { items: rows.rows.map(listedOf), total: Number(counted.rows[0]?.total ?? 0) }
}

const MARKED: Readonly<Record<ProductMark, RawBuilder<unknown>>> = {
  'no-picture': sql`cardinality(p.images) = 0`,
  'no-fitment': sql`not p.is_universal and not exists (select from fitments f where f.product_id = p.id)`,
  'few-left': sql`p.stock - p.reserved <= ${sql.lit(FEW_PIECES)}`,
  outlet: sql`p.is_outlet`,
  premium: sql`p.is_premium`,
  recommended: sql`p.is_recommended`,
  promotion: sql`p.promotion_id is not null`,
}

const conditionsOf = ({ search, status, categoryId, brandId, mark }: Asked): RawBuilder<unknown>[] => [
  sql`p.status <> 'on-order'`,
  ...(status === undefined ? [] : [sql`p.status = ${status}`]),
  ...(brandId === undefined ? [] : [sql`p.brand_id = ${brandId}`]),
  ...(categoryId === undefined
    ? []
    : [
        sql`p.part_type_id in (select t.id from part_types t join subcategories s on s.id = t.subcategory_id where s.category_id = ${categoryId})`,
      ]),
  ...(mark === undefined ? [] : [MARKED[mark]]),
  ...(search === undefined ? [] : [isFoundBy(search)]),
]

/** By the beginning of any of its numbers, or by all the words, in either language. */
const isFoundBy = (search: string): RawBuilder<unknown> => {
  const words = search.split(/\s+/).filter(Boolean)
  const named = sql.join(
    words.map((word) => sql`(position(reader_key(${word}) in p.name_key_es) > 0 or position(reader_key(${word}) in p.name_key_en) > 0)`),
    sql` and `,
  )
  const key = numberKey(search)
  if (key === '') return sql`(${named})`
  return sql`((${named}) or p.id in (select k.product_id from part_number_keys k where k.key like ${`${key}%`}))`
}

const listedOf = (row: Row): ListedProduct => {
  const price = cents(row.price_cents)
  return {
    id: String(row.id),
    partNumber: row.part_number,
    internalKey: row.internal_key,
    name: row.name,
    brand: row.brand,
    partType: row.part_type,
    price,
    finalPrice: discountedPrice(price, Number(row.discount)),
    free: row.free,
    status: row.status === 'active' ? 'active' : 'inactive',
    image: row.image ?? undefined,
  }
}
